"""A browser that tests steer: it reads the feed of a live page, and clicks."""

import http.client
import json
import re
import socket
import threading
import time

from prompt import TIMEOUT


class LivePage:
    """The page at an address that the prompt has told."""

    def __init__(self, terminal, cookie=None, port=None):
        self.events = []
        self.arrived = threading.Condition()
        self._response = None
        self.last_id = None
        if cookie is None:
            found = re.findall(r"http://127\.0\.0\.1:(\d+)/#([0-9a-f]{32})", terminal.screen.text)
            port, token = found[-1]
            status, headers, _ = self._send(int(port), "/session", {"token": token})
            assert status == 204, status
            cookie = headers["Set-Cookie"].split(";")[0]
        self.port, self.cookie = int(port), cookie
        self.follow()

    def _send(self, port, path, body):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)
        headers = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{port}"}
        if hasattr(self, "cookie"):
            headers["Cookie"] = self.cookie
        connection.request("POST", path, json.dumps(body), headers)
        response = connection.getresponse()
        text = response.read()
        connection.close()
        return response.status, response.headers, text

    def follow(self, behind=None):
        """Reads the feed from now on, on a thread of its own; behind an event if one is given."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        headers = {"Cookie": self.cookie} | ({"Last-Event-ID": behind} if behind else {})
        connection.request("GET", "/events", headers=headers)
        response = connection.getresponse()
        assert response.status == 200, response.status
        self._response = response
        since = self.count
        threading.Thread(target=self._read, args=(response,), daemon=True).start()
        self.wait_for("ready", since=since)

    def reconnect(self):
        """Loses the connection, and goes on behind the last event, as a browser does."""
        since = self.count
        # The reader's own socket: that of the connection was handed over to it.
        self._response.fp.raw._sock.shutdown(socket.SHUT_RDWR)
        self.wait_for("closed", since=since)
        self.follow(behind=self.last_id)

    def _read(self, response):
        name = None
        try:
            for line in response:
                line = line.decode().rstrip("\n")
                if line.startswith("id: "):
                    self.last_id = line[4:]
                elif line.startswith("event: "):
                    name = line[7:]
                elif line.startswith("data: "):
                    with self.arrived:
                        self.events.append((name, json.loads(line[6:])))
                        self.arrived.notify_all()
        except (OSError, http.client.HTTPException, ValueError, AttributeError):
            pass
        with self.arrived:
            self.events.append(("closed", {}))
            self.arrived.notify_all()

    def wait_for(self, name, condition=lambda data: True, since=0):
        """Waits for an event; answers its data."""
        end = time.monotonic() + TIMEOUT
        with self.arrived:
            while True:
                for found, data in self.events[since:]:
                    if found == name and condition(data):
                        return data
                assert self.arrived.wait(end - time.monotonic()), (name, self.events[-3:])

    @property
    def count(self):
        return len(self.events)

    @property
    def revision(self):
        return max(data["revision"] for name, data in self.events if name == "scene")

    def post(self, kind, **members):
        """Asks the session for something; answers the status."""
        if kind not in ("step", "vote", "enter"):
            members.setdefault("revision", self.revision)
        return self._send(self.port, "/command", {"kind": kind, **members})[0]

    def id(self, name):
        """The number of a view in the first scene that was told."""
        for event, data in self.events:
            for view in data.get("scene", {}).get("views", []) if event == "scene" else []:
                if view["name"] == name:
                    return view["id"]
        raise AssertionError(name)
