"""A client of the Hub Membership Service in one file. It needs Python 3.9 or newer and nothing else.

    from hub import Hub, Problem

    hub = Hub()  # the service at $API, or at http://127.0.0.1:8787
    user = hub.post("/api/v1/auth/login", {"email": "…", "password": "…"})
    team = hub.signed_in(user["access_token"])
    for item in team.items("/api/v1/teams"):
        print(item["attributes"]["name"])
"""

import json
import os
import time
import uuid
from typing import Any, Dict, Iterator, Optional
from urllib.error import HTTPError
from urllib.parse import urlencode, urljoin, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

RETRIES = 2
LONGEST_WAIT = 60
SECONDS_PER_REQUEST = 60


class Problem(Exception):
    """A refused request: the HTTP status, the code of the first error, if it has one, and all errors."""

    def __init__(self, status: int, errors: list, request_id: Optional[str] = None):
        self.status = status
        self.errors = errors
        self.request_id = request_id
        first = errors[0] if errors else {}
        self.code = first.get("code")
        detail = first.get("detail") or first.get("title") or "The response has no details."
        super().__init__(f"{status} {self.code or ''}".strip() + f": {detail} (request {request_id})")


class _NoRedirects(HTTPRedirectHandler):
    """Returns a redirect as a refused request, so that a token is never sent to another site."""

    def redirect_request(self, *_: Any) -> None:
        return None


_opener = build_opener(_NoRedirects)


class Hub:
    """Sends requests to the service, with the credential of a user, a member or a team."""

    def __init__(self, base_url: Optional[str] = None, token: Optional[str] = None):
        self.base_url = (base_url or os.environ.get("API") or "http://127.0.0.1:8787").rstrip("/")
        self.token = token
        #: The headers of the last response, for example `hub.headers["ETag"]`.
        self.headers: Any = {}

    def signed_in(self, token: str) -> "Hub":
        """A client of the same service that sends this token or API key."""
        return Hub(self.base_url, token)

    def get(self, path: str, query: Optional[dict] = None, **options: Any) -> Any:
        return self.call("GET", path, query=query, **options)

    def post(self, path: str, body: Any = None, **options: Any) -> Any:
        return self.call("POST", path, body, **options)

    def put(self, path: str, body: Any = None, **options: Any) -> Any:
        return self.call("PUT", path, body, **options)

    def patch(self, path: str, body: Any = None, **options: Any) -> Any:
        return self.call("PATCH", path, body, **options)

    def delete(self, path: str, body: Any = None, **options: Any) -> Any:
        return self.call("DELETE", path, body, **options)

    def items(self, path: str, query: Optional[dict] = None) -> Iterator[dict]:
        """All items of a list. The pages are loaded as you need them."""
        while path:
            page = self.get(path, query)
            yield from page["data"]
            path, query = page["links"].get("next"), None

    def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        query: Optional[dict] = None,
        headers: Optional[Dict[str, str]] = None,
        form: Optional[dict] = None,
    ) -> Any:
        """Sends a request. Returns the parsed JSON, the text of another response, or None without a body.

        Raises Problem if the request is refused. `form` sends its fields URL-encoded instead of a JSON body; a body of
        bytes is sent as it is. A rate-limited request is sent again after the seconds of `Retry-After`.
        """
        url = _with_query(urljoin(self.base_url, path), query)
        data, content_type = _encoded(body, form)
        sent = {"Accept": "application/vnd.api+json, */*;q=0.5"}
        if content_type:
            sent["Content-Type"] = content_type
        if urlsplit(url)[:2] == urlsplit(self.base_url)[:2]:
            if self.token:
                sent["Authorization"] = f"Bearer {self.token}"
            if method == "POST":
                sent["Idempotency-Key"] = str(uuid.uuid4())
        sent.update(headers or {})
        return self._answer(Request(url, data=data, headers=sent, method=method))

    def _answer(self, request: Request) -> Any:
        for retries_left in range(RETRIES, -1, -1):
            try:
                with _opener.open(request, timeout=SECONDS_PER_REQUEST) as response:
                    self.headers = response.headers
                    return _parsed(response)
            except HTTPError as refused:
                self.headers = refused.headers
                document = _parsed(refused)
                if refused.code != 429 or retries_left == 0:
                    errors = document.get("errors", []) if isinstance(document, dict) else []
                    raise Problem(refused.code, errors, refused.headers.get("X-Request-ID")) from None
                time.sleep(_seconds(refused.headers.get("Retry-After")))


def _seconds(retry_after: Optional[str]) -> int:
    return min(LONGEST_WAIT, int(retry_after)) if (retry_after or "").isdigit() else 1


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _with_query(url: str, query: Optional[dict]) -> str:
    values = {name: _text(value) for name, value in (query or {}).items() if value is not None}
    return f"{url}{'&' if '?' in url else '?'}{urlencode(values)}" if values else url


def _encoded(body: Any, form: Optional[dict]) -> tuple:
    if form is not None:
        return urlencode(form).encode(), "application/x-www-form-urlencoded"
    if body is None:
        return None, None
    if isinstance(body, bytes):
        return body, "application/octet-stream"
    return json.dumps(body).encode(), "application/vnd.api+json"


def _parsed(response: Any) -> Any:
    text = response.read().decode("utf-8", "replace")
    if not text:
        return None
    return json.loads(text) if "json" in response.headers.get("Content-Type", "") else text
