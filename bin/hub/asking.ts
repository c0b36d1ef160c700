import type { CallResult } from '../../shared/client/failure.ts';
import { usage } from './exit.ts';
import { findSpace } from './places.ts';
import type { Session } from './session.ts';
import type { Method } from './verb.ts';

const PARAMETERS = /\{(\w+)\}/g;

/** Path parameters that come from the session; the others are arguments. */
const FROM_SESSION: Readonly<Record<string, (session: Session) => Promise<string>>> = {
  team_id: ({ team }) => team(),
  hub_id: ({ hub }) => hub(),
};

/** The arguments of a path, in order. */
export const argumentsIn = (path: string): string[] =>
  [...path.matchAll(PARAMETERS)].map(([, name = '']) => name).filter((name) => !(name in FROM_SESSION));

const valueIn = async (session: Session, name: string, argument: string | undefined): Promise<string> => {
  const known = FROM_SESSION[name];
  if (known) return known(session);
  if (!argument) throw usage(`The ${name.replace(/_id$/, '').replaceAll('_', ' ')} is empty.`);
  return name === 'space_id' ? findSpace(session, argument) : argument;
};

const filledPath = async (session: Session, path: string, args: readonly string[]): Promise<string> => {
  const rest = [...args];
  let text = path;
  for (const [place, name = ''] of path.matchAll(PARAMETERS)) {
    const value = await valueIn(session, name, name in FROM_SESSION ? undefined : rest.shift());
    text = text.replace(place, () => encodeURIComponent(value));
  }
  return text;
};

interface RequestSpec {
  readonly method: Method;
  readonly path: string;
  readonly args: readonly string[];
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error response may have any text; a successful one that is not JSON is not from the service. */
const parsed = (text: string, isError: boolean): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (isError) return undefined;
    throw error;
  }
};

/** Calls a path with its parameters filled in. */
export const requestSpec = async (
  session: Session,
  { method, path, args, query = {}, body, headers = {} }: RequestSpec,
): Promise<CallResult<unknown>> => {
  const url = new URL(`${session.settings.url}${await filledPath(session, path, args)}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  const request = new Request(url, {
    method: method.toUpperCase(),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const response = await session.send(request);
  const said = parsed(await response.text(), !response.ok);
  return response.ok ? { data: said, response } : { error: said, response };
};
