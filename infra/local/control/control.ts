import type { HttpRequest } from '../gateway/request.ts';
import type { HttpResponse } from '../gateway/response.ts';
import { problem } from './problem.ts';

/** One thing that only the local stack can be asked. */
export interface Control {
  readonly method: 'GET' | 'POST';
  /** One path; with `/*` at its end every path below it. */
  readonly path: string;
  readonly handle: (request: HttpRequest) => Promise<HttpResponse> | HttpResponse;
}

export const CONTROL_PREFIX = '/_local';

export const isControl = (path: string): boolean => path === CONTROL_PREFIX || path.startsWith(`${CONTROL_PREFIX}/`);

/** The names this machine has for itself; a page of a site whose name was made to lead here says that site's. */
const OWN_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Pages of other sites may neither move the clock nor read the mail. */
const foreign = ({ headers: { host = '', origin } }: HttpRequest): boolean =>
  !OWN_HOST.test(host) || (origin !== undefined && URL.parse(origin)?.host !== host.toLowerCase());

const isAt = (path: string, asked: string): boolean =>
  path.endsWith('/*') ? asked.startsWith(path.slice(0, -1)) && asked.length >= path.length : path === asked;

/** Answers what is asked under `/_local`. */
export const answerControl = async (controls: readonly Control[], request: HttpRequest): Promise<HttpResponse> => {
  const there = controls.filter(({ path }) => isAt(path, request.path));
  const asked = there.find(
    ({ method }) => method === request.method || (method === 'GET' && request.method === 'HEAD'),
  );
  if (there.length === 0) return problem(404, 'not_found', 'The path does not exist.');
  if (!asked) {
    const allow = there.map(({ method }) => method).join(', ');
    return problem(405, 'method_not_allowed', `Use ${allow} for this path.`, undefined, { allow });
  }
  if (foreign(request)) return problem(403, 'forbidden', 'Requests from another origin are not allowed.');
  return asked.handle(request);
};
