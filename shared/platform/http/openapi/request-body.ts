import * as z from 'zod';
import type { ZodOpenApiRequestBodyObject } from 'zod-openapi';
import { described } from '#docs';
import type { BodySpec } from '../body.ts';
import { FORM, JSON_API } from '../media-type.ts';
import type { RouteDeclaration } from '../route.ts';
import type { Components } from './components.ts';
import { capitalized, operationId } from './names.ts';

/** The schema of the envelope's type. */
const typeSchema = ({ type, typing }: BodySpec) => {
  if (typing === 'any') return z.string().meta(described('Any string.'));
  const named = z.literal([type ?? ''].flat());
  return typing === 'optional' ? named.optional() : named;
};

/** The envelope. Unknown members around the attributes are refused on strict routes only. */
const enveloped = (spec: BodySpec, named: z.ZodType) => {
  const { schema, strict, maxItems: most } = spec;
  const attributes = schema.safeParse({}).success ? named.optional() : named;
  const object = strict ? z.strictObject : z.object;
  const id = z.string().optional().meta(described('Optional. Must match the id in the path.'));
  const data = object({ type: typeSchema(spec), id, attributes });
  if (most !== undefined) return z.object({ data: z.union([data, z.array(data).min(1).max(most)]) });
  return strict ? z.strictObject({ data, jsonapi: free, meta: free, links: free }) : z.object({ data });
};

const free = z.looseObject({}).optional();

/** The request body of a route, in each accepted form. */
export const requestBodyOf = (
  route: RouteDeclaration,
  components: Components,
  request?: unknown,
): ZodOpenApiRequestBodyObject | undefined => {
  const { body } = route;
  if (!body) return undefined;
  const attributes = components.named(body.schema, `${capitalized(operationId(route))}Attributes`);
  const shows = request === undefined ? {} : { example: request };
  if (body.form === 'urlencoded') return { required: true, content: { [FORM]: { schema: attributes, ...shows } } };
  const envelope = enveloped(body, attributes);
  const schema = { envelope, flat: attributes, either: z.union([envelope, attributes]) }[body.form];
  const text = body.text && { [body.text.contentType]: { schema: z.string(), example: body.text.example } };
  return { required: body.isOptional !== true, content: { [JSON_API]: { schema, ...shows }, ...text } };
};
