import type { Exchange, Request } from './client.ts';
import type { World } from './world.ts';

export type Callers = keyof World['tokens'];

/** An envelope with these attributes. */
export const envelope = (type: string, attributes: object, more: object = {}) => ({
  data: { type, ...more, attributes },
});

/** Calls of one caller of the world. */
export const as = ({ client, tokens }: World, caller: Callers) => {
  const token = tokens[caller];
  const call =
    (method: Request['method']) =>
    (path: string, body?: unknown, more: Partial<Request> = {}): Promise<Exchange> =>
      client.send({ method, path, token, body, ...more });
  return {
    get: (path: string, more?: Partial<Request>) => call('GET')(path, undefined, more),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    remove: call('DELETE'),
  };
};
