import hashlib
import hmac
import re
import time

TOLERANCE_SECONDS = 300


def is_from_service(body: bytes, header: str, secret: str, now: float | None = None) -> bool:
    """Whether the body, as the bytes that arrived, was signed with this secret in the last five minutes."""
    fields = [field.partition("=") for field in header.split(",")]
    timestamp = next((value for name, _, value in fields if name == "t"), "")
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        return False
    if abs((time.time() if now is None else now) - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    expected = hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    signatures = [value.encode() for name, _, value in fields if name == "v1"]
    return any([hmac.compare_digest(signature, expected.encode()) for signature in signatures])
