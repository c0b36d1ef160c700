<?php

const TOLERANCE_SECONDS = 300;

/** Whether the body, as the bytes that arrived, was signed with this secret in the last five minutes. */
function is_from_service(string $body, string $header, string $secret, ?int $now = null): bool
{
    $timestamp = '';
    $signatures = [];
    foreach (explode(',', $header) as $field) {
        [$name, $value] = array_pad(explode('=', $field, 2), 2, '');
        if ($name === 't') {
            $timestamp = $value;
        } elseif ($name === 'v1') {
            $signatures[] = $value;
        }
    }
    if (!preg_match('/^[0-9]{1,12}\z/', $timestamp)) {
        return false;
    }
    if (abs(($now ?? time()) - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }
    $expected = hash_hmac('sha256', "{$timestamp}.{$body}", $secret);
    foreach ($signatures as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}
