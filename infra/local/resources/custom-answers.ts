import { randomUUID } from 'node:crypto';
import { type JsonObject, objectOf } from '../json.ts';
import { type AwsService, jsonResponse } from '../protocol/request.ts';

/** Receives the responses of custom resources at their response URL. */
export interface CustomResourceAnswers {
  readonly service: AwsService;
  readonly expect: () => { readonly path: string; readonly answered: Promise<JsonObject> };
}

export const RESPONSE_PATH = '/_cloudformation/';
const TIMEOUT_MS = 30_000;

export const customResourceAnswers = (): CustomResourceAnswers => {
  const expected = new Map<string, (answer: JsonObject) => void>();
  return {
    service({ path, body }) {
      expected.get(path.split('?')[0] ?? '')?.(objectOf(JSON.parse(body.toString('utf8'))));
      return jsonResponse({});
    },
    expect() {
      const path = `${RESPONSE_PATH}${randomUUID()}`;
      const { promise, resolve, reject } = Promise.withResolvers<JsonObject>();
      const timer = setTimeout(() => reject(new Error('no answer came to its response URL')), TIMEOUT_MS);
      expected.set(path, resolve);
      const answered = promise.finally(() => {
        clearTimeout(timer);
        expected.delete(path);
      });
      return { path, answered };
    },
  };
};
