import { openApi } from '../../shared/api/openapi.ts';
import type { Route } from '../../shared/api/route.ts';
import type { HttpResult } from '../../shared/platform/http/exchange.ts';
import { canonicalPath } from '../../shared/platform/http/paths.ts';
import { router } from '../../shared/platform/http/router.ts';
import { type Description, differences } from './description-differences.ts';

type Routes = readonly Route<never>[];

const BODILESS = new Set([204, 304]);

/** The documents of lists of routes, by the first route of each: lists with the same routes share one. */
const described = new WeakMap<Route<never>, { readonly routes: Routes; readonly description: Description }[]>();

const isSame = (routes: Routes, others: Routes): boolean =>
  routes.length === others.length && routes.every((one, nth) => one === others[nth]);

/** The document of the routes of a path, made once for all services: that of a whole service takes a second. */
const descriptionOf = (first: Route<never>, routes: Routes): Description => {
  const known = described.get(first) ?? [];
  const found = known.find((one) => isSame(one.routes, routes));
  if (found) return found.description;
  const document = openApi([{ name: 'tested', routes, uses: ['table'] }]);
  const description = JSON.parse(JSON.stringify(document)) as Description;
  described.set(first, [...known, { routes, description }]);
  return description;
};

/**
 * Compares the responses of routes with the OpenAPI document: status, media type, headers, body and codes. Rejects with
 * the differences. A path that no route serves is not checked.
 */
export const responseChecker = (routes: Routes) => {
  const match = router(routes);
  const byPath = Map.groupBy(routes, canonicalPath);
  return async (method: string, path: string, { statusCode, headers, body, isBase64Encoded }: HttpResult) => {
    const matched = match(method, path);
    if (!matched || !('route' in matched)) return;
    const { route } = matched;
    const described = canonicalPath(route);
    const description = descriptionOf(route, byPath.get(described) ?? []);
    const operation = description.paths[described]?.[method.toLowerCase()];
    const content = isBase64Encoded ? Buffer.from(body ?? '', 'base64') : body;
    const response = new Response(BODILESS.has(statusCode) ? null : content, { status: statusCode, headers });
    const found = await differences(description, operation, response);
    if (found.length > 0)
      throw new Error(`The response of ${method} ${route.path} is not as described: ${found.join('; ')}`);
  };
};
