import { type JsonObject, objectOf, stringOf } from '../json.ts';

/** A client of the public API. */
export interface ApiClient {
  readonly send: (method: string, path: string, body?: JsonObject, credential?: string) => Promise<JsonObject>;
}

/** Sends requests under /api/v1. An error response is thrown with its detail. */
export const apiClient = (origin: string): ApiClient => ({
  async send(method, path, body, credential) {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        accept: 'application/vnd.api+json',
        ...(body && { 'content-type': 'application/json' }),
        ...(credential && { authorization: `Bearer ${credential}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`);
    return objectOf(text === '' ? {} : JSON.parse(text));
  },
});

export const envelope = (type: string, attributes: JsonObject): JsonObject => ({ data: { type, attributes } });

/** The id of the resource in a response. */
export const idOf = (answer: JsonObject): string => stringOf(objectOf(answer.data).id);

export const attributesOf = (answer: JsonObject): JsonObject => objectOf(objectOf(answer.data).attributes);
