import { openApi } from '../../shared/api/openapi.ts';
import type { Route } from '../../shared/api/route.ts';
import type { HttpResult } from '../../shared/platform/http/exchange.ts';
import { canonicalPath } from '../../shared/platform/http/paths.ts';
import { router } from '../../shared/platform/http/router.ts';
import { type Description, differences } from './described.ts';

const BODILESS = new Set([204, 304]);

/**
 * Holds what routes answer to what the OpenAPI document says that they answer: status, type, headers, body and codes.
 * Rejects with the differences. What no route serves is described nowhere.
 */
export const heldTo = (routes: readonly Route<never>[]) => {
  const match = router(routes);
  let description: Description | undefined;
  return async (method: string, path: string, { statusCode, headers, body, isBase64Encoded }: HttpResult) => {
    const found = match(method, path);
    if (!found || !('route' in found)) return;
    description ??= JSON.parse(JSON.stringify(openApi([{ name: 'tested', routes, uses: ['table'] }]))) as Description;
    const operation = description.paths[canonicalPath(found.route)]?.[method.toLowerCase()];
    const content = isBase64Encoded ? Buffer.from(body ?? '', 'base64') : body;
    const response = new Response(BODILESS.has(statusCode) ? null : content, { status: statusCode, headers });
    const told = await differences(description, operation, response);
    if (told.length > 0)
      throw new Error(`${method} ${found.route.path} is not answered as it is described: ${told.join('; ')}`);
  };
};
