import { arrayOf, isObject, objectOf } from '../json.ts';

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer | string;
}

/** A response of the gateway itself. */
export const gatewayMessage = (status: number, message: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message }),
});

export const INTERNAL_SERVER_ERROR = gatewayMessage(500, 'Internal Server Error');

const headersOf = (result: ReturnType<typeof objectOf>): Record<string, string | readonly string[]> => {
  const headers = Object.entries(objectOf(result.headers)).map(([name, value]) => [name.toLowerCase(), String(value)]);
  const cookies = arrayOf(result.cookies).map(String);
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
};

/** Converts a function's result in payload format 2.0 to an HTTP response. */
export const responseOf = (result: unknown): HttpResponse => {
  if (!isObject(result) || result.statusCode === undefined) {
    const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
    return { status: 200, headers: { 'content-type': 'application/json' }, body };
  }
  const status = Number(result.statusCode);
  const { body = '' } = result;
  if (!Number.isInteger(status) || status < 200 || status > 599 || typeof body !== 'string')
    return INTERNAL_SERVER_ERROR;
  const headers = headersOf(result);
  const typed =
    body === '' || headers['content-type'] ? headers : { 'content-type': 'text/plain;charset=UTF-8', ...headers };
  return { status, headers: typed, body: result.isBase64Encoded === true ? Buffer.from(body, 'base64') : body };
};
