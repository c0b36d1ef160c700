import * as z from 'zod';
import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import { described } from '#docs';
import { JSON_API } from '../media-type.ts';
import type { EachSpec, ManySpec, OneSpec } from '../response.ts';
import type { RouteDeclaration } from '../route.ts';
import type { Components } from './components.ts';
import type { Example } from './examples.ts';
import type { HeaderName } from './headers.ts';
import { capitalized, operationId } from './names.ts';
import { isConditional, isLimited, isRepeatable } from './parameters.ts';

const DESCRIPTIONS = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted. The work continues in the background.',
  204: 'Done. There is no body.',
};

/** The resource schema, as a union if callers see different views. */
const shown = (
  route: RouteDeclaration,
  { resource, views }: OneSpec | ManySpec | EachSpec,
  components: Components,
): z.ZodType => {
  const main = components.resource(resource, capitalized(operationId(route)));
  const others = Object.entries(views).map(([kind, view]) => components.resource(view, capitalized(kind)));
  const [first, ...rest] = new Set([main, ...others]);
  return first && rest.length > 0 ? z.union([first, ...rest]) : main;
};

const included = z.array(z.looseObject({ type: z.string(), id: z.string() })).optional();
const ignored = z
  .array(z.string())
  .optional()
  .meta(
    described(
      'What was ignored, at most 100: unknown properties of the body as JSON Pointers, and unknown query parameters by name, with the one that was probably meant.',
    ),
  );
const readMeta: z.ZodRawShape = { ignored };
const hasMore = z.boolean().meta(described('Whether there are more pages; `links.next` leads to the next one.'));

const documentOf = (route: RouteDeclaration, components: Components): z.ZodType | undefined => {
  const { response } = route;
  if (response.kind === 'empty') return undefined;
  if (response.kind === 'plain') return response.schema;
  const data = shown(route, response, components);
  const links = z.object({ self: z.string() }).optional();
  if (response.kind === 'one') {
    const members = { ...readMeta, ...response.meta };
    const isOptional = Object.values(members).every((member) => z.safeParse(member, undefined).success);
    const meta = isOptional ? z.looseObject(members).optional() : z.looseObject(members);
    return z.object({ data, links, included, meta, ...response.top });
  }
  if (response.kind === 'each')
    return z.object({ data: z.union([data, z.array(data)]), links, meta: z.looseObject(readMeta).optional() });
  return z.object({
    data: z.array(data),
    links: z.object({ self: z.string(), next: z.string().optional() }),
    included,
    meta: z.looseObject({ has_more: hasMore, ...readMeta, ...response.meta }),
  });
};

const headersOf = (route: RouteDeclaration, versioned: boolean): readonly HeaderName[] => [
  'X-Request-ID',
  ...(route.location ? (['Location'] as const) : []),
  ...(versioned || isConditional(route, versioned) ? (['ETag'] as const) : []),
  ...(isRepeatable(route) ? (['Idempotency-Replayed'] as const) : []),
  ...(route.body ? (['Preference-Applied'] as const) : []),
  ...(isLimited(route) ? (['RateLimit-Policy', 'RateLimit'] as const) : []),
];

/** The success responses. `versioned`: the resource of the path has a version. */
export const successOf = (
  route: RouteDeclaration,
  components: Components,
  versioned: boolean,
  example?: Example,
): ZodOpenApiResponsesObject => {
  const { response, status = 200, alternativeStatus } = route;
  const schema = documentOf(route, components);
  const names = headersOf(route, versioned);
  const headers = Object.fromEntries(names.map((name) => [name, components.header(name)]));
  const type = response.kind === 'plain' ? response.contentType : JSON_API;
  const described = (answered: number) => {
    const body = [example, example?.other].find((each) => each?.status === answered)?.body;
    const shows = body === undefined ? {} : { example: body };
    return { headers, ...(schema && { content: { [type]: { schema, ...shows } } }) };
  };
  return {
    [status]: { description: DESCRIPTIONS[status], ...described(status) },
    ...(alternativeStatus && {
      [alternativeStatus]: { description: DESCRIPTIONS[alternativeStatus], ...described(alternativeStatus) },
    }),
    ...(isConditional(route, versioned) && { 304: { description: 'Not modified.', headers } }),
  };
};
