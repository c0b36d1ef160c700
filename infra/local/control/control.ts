import type { HttpRequest } from '../gateway/request.ts';
import type { HttpResponse } from '../gateway/response.ts';
import { type Answer, problem, responseTo } from './problem.ts';

/** A request that only the local stack serves. */
export interface Control {
  readonly method: 'GET' | 'POST';
  /** A path, or with `/*` at its end all paths below it. */
  readonly path: string;
  readonly handle: (request: HttpRequest) => Promise<Answer> | Answer;
}

export const CONTROL_PREFIX = '/_local';

export const isControl = (path: string): boolean => path === CONTROL_PREFIX || path.startsWith(`${CONTROL_PREFIX}/`);

/** Host names of this machine. Any other name in the Host header may be a DNS rebinding attack. */
const OWN_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Pages of other origins may neither move the clock nor read emails. */
const isCrossOrigin = ({ headers: { host = '', origin } }: HttpRequest): boolean =>
  !OWN_HOST.test(host) || (origin !== undefined && URL.parse(origin)?.host !== host.toLowerCase());

const isAt = (path: string, requestPath: string): boolean =>
  path.endsWith('/*')
    ? requestPath.startsWith(path.slice(0, -1)) && requestPath.length >= path.length
    : path === requestPath;

const answerTo = async (controls: readonly Control[], request: HttpRequest): Promise<Answer> => {
  const controlsAtPath = controls.filter(({ path }) => isAt(path, request.path));
  const control = controlsAtPath.find(
    ({ method }) => method === request.method || (method === 'GET' && request.method === 'HEAD'),
  );
  if (controlsAtPath.length === 0) return problem(404, 'not_found', 'The path does not exist.');
  if (!control) {
    const allow = controlsAtPath.map(({ method }) => method).join(', ');
    return problem(405, 'method_not_allowed', `Use ${allow} for this path.`, undefined, { allow });
  }
  if (isCrossOrigin(request)) return problem(403, 'forbidden', 'Requests from another origin are not allowed.');
  return control.handle(request);
};

/** Serves the requests under `/_local` of a stack with this origin. */
export const serveControl = async (
  origin: string,
  controls: readonly Control[],
  request: HttpRequest,
): Promise<HttpResponse> => responseTo(origin, await answerTo(controls, request));
