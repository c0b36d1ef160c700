/** The classes of requests that latency and errors are measured by. */
export const ROUTE_CLASSES = ['read', 'write', 'sign_in', 'search'] as const;
export type RouteClass = (typeof ROUTE_CLASSES)[number];

/** The routes that hash passwords, send email or call the payment provider: those with the gateway's lower throttle. */
const SIGN_IN = /^\/(?:contact-)?auth\/(?!refresh$)|^\/hub\/{hub_id}\/checkout/;

/** The class of a request, by its method and the path template of its route. */
export const classOf = (method: string, path = ''): RouteClass => {
  if (SIGN_IN.test(path)) return 'sign_in';
  if (path.includes('/search')) return 'search';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
};
