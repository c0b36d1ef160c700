import * as z from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { described } from '#docs';
import type { RouteDeclaration } from '../route.ts';
import type { Components } from './components.ts';
import { acceptedForms } from './composed-ids.ts';
import type { ParameterName } from './shared-parameters.ts';

type Parameters = NonNullable<ZodOpenApiOperationObject['parameters']>;

const PATH_VARIABLE = /\{(\w+)\}/g;

const variableOf = (name: string, composed: readonly string[]): z.ZodType => {
  const isId = name.endsWith('_id');
  const noun = name.replace(/_id$/, '').replaceAll('_', ' ');
  const forms = composed.map((form) => `, or \`${form}\``).join('');
  const description = `The ${isId ? `id of the ${noun}` : noun}${forms}.`;
  return z.string().meta({ ...(isId && composed.length === 0 && { format: 'uuid' }), description });
};

const pathShape = ({ path }: RouteDeclaration, { compositions }: Components): z.ZodRawShape => {
  const names = [...path.matchAll(PATH_VARIABLE)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name, index) => [name, variableOf(name, acceptedForms(name, names.slice(0, index), compositions))]),
  );
};

/** Whether the route supports `Idempotency-Key`. */
export const isRepeatable = ({ method, caller, replayable }: RouteDeclaration): boolean =>
  method === 'POST' && !caller.open && replayable !== false;

/** Whether the response has an `ETag`; `versioned`: the resource of the path has a version. */
export const isConditional = ({ method, response }: RouteDeclaration, versioned: boolean): boolean =>
  response.kind === 'plain' ? response.conditional : versioned && method === 'GET';

/** Whether the route streams events and supports `Last-Event-ID`. */
const isEventStream = ({ response }: RouteDeclaration): boolean =>
  response.kind === 'plain' && response.contentType === 'text/event-stream';

/** Whether the route supports `If-Match`. */
export const isVersioned = ({ errors }: RouteDeclaration): boolean => errors?.includes('version_conflict') ?? false;

/** Whether the response has `RateLimit` headers: for the route's own limit, or one that its handler checks. */
export const isLimited = ({ limit, errors }: RouteDeclaration): boolean =>
  limit !== undefined || (errors?.includes('rate_limited') ?? false);

/** A filter without a description of its own gets one from its name. */
const filterParameter = ([name, schema]: readonly [string, z.core.$ZodType]) => {
  const bare = schema instanceof z.ZodType && !schema.description;
  return [`filter[${name}]`, bare ? schema.meta(described(`Filters the list by \`${name}\`.`)) : schema] as const;
};

const KEYED = { param: { style: 'deepObject', explode: true } } as const;

const queryShape = ({ query }: RouteDeclaration): z.ZodRawShape => {
  if (!query) return {};
  const filters = Object.entries(query.filter.shape)
    .map(filterParameter)
    .map(([name, schema]) => {
      const isKeyed = query.keyed.some((field) => name === `filter[${field}]`);
      return [name, isKeyed && schema instanceof z.ZodType ? schema.meta({ ...schema.meta(), ...KEYED }) : schema];
    });
  const fields = query.sort.flatMap((field) => (field.startsWith('-') ? [field] : [field, `-${field}`]));
  const order = 'The field to sort by; `-` sorts in descending order.';
  const sort = fields.length > 0 ? { sort: z.enum(fields).optional().meta({ description: order }) } : {};
  return { ...Object.fromEntries(filters), ...query.params.shape, ...sort };
};

/** All parameters of the route: path, query and headers. */
export const parametersOf = (
  route: RouteDeclaration,
  admission: readonly ParameterName[],
  components: Components,
  versioned: boolean,
): Pick<ZodOpenApiOperationObject, 'parameters' | 'requestParams'> => {
  const parameters: Parameters = [
    ...(route.query?.paged ? [components.parameter('PageSize'), components.parameter('PageAfter')] : []),
    ...admission.map((name) => components.parameter(name)),
    ...(isRepeatable(route) ? [components.parameter('IdempotencyKey')] : []),
    ...(route.body ? [components.parameter('Prefer')] : []),
    ...(isVersioned(route) ? [components.parameter('IfMatch')] : []),
    ...(isConditional(route, versioned) ? [components.parameter('IfNoneMatch')] : []),
    ...(isEventStream(route) ? [components.parameter('LastEventId')] : []),
  ];
  return {
    ...(parameters.length > 0 && { parameters }),
    requestParams: { path: z.object(pathShape(route, components)), query: z.object(queryShape(route)) },
  };
};
