import { openApi } from '../../shared/api/openapi.ts';
import type { Route } from '../../shared/api/route.ts';
import type { HttpResult } from '../../shared/platform/http/exchange.ts';
import { canonicalPath } from '../../shared/platform/http/paths.ts';
import { router } from '../../shared/platform/http/router.ts';
import { type Description, differences } from './description-differences.ts';

const BODILESS = new Set([204, 304]);

const described = new WeakMap<readonly Route<never>[], Description>();

/** The document of these routes, made once for the services that have the same list. */
const descriptionOf = (routes: readonly Route<never>[]): Description => {
  const made = () => JSON.parse(JSON.stringify(openApi([{ name: 'tested', routes, uses: ['table'] }]))) as Description;
  const description = described.get(routes) ?? made();
  described.set(routes, description);
  return description;
};

/**
 * Compares the responses of routes with the OpenAPI document: status, media type, headers, body and codes. Rejects with
 * the differences. A path that no route serves is not checked.
 */
export const responseChecker = (routes: readonly Route<never>[]) => {
  const match = router(routes);
  return async (method: string, path: string, { statusCode, headers, body, isBase64Encoded }: HttpResult) => {
    const matched = match(method, path);
    if (!matched || !('route' in matched)) return;
    const { route } = matched;
    const description = descriptionOf(routes);
    const operation = description.paths[canonicalPath(route)]?.[method.toLowerCase()];
    const content = isBase64Encoded ? Buffer.from(body ?? '', 'base64') : body;
    const response = new Response(BODILESS.has(statusCode) ? null : content, { status: statusCode, headers });
    const found = await differences(description, operation, response);
    if (found.length > 0)
      throw new Error(`The response of ${method} ${route.path} is not as described: ${found.join('; ')}`);
  };
};
