import * as z from 'zod';
import type { ZodOpenApiComponentsObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { described } from '#docs';
import type { ErrorCode } from '../error-codes.ts';
import type { Resource } from '../response.ts';
import { type Composition, formOf } from './composed-ids.ts';
import { errorExample, type SCHEMA_FAILURE } from './error-examples.ts';
import { HEADERS, type HeaderName } from './headers.ts';
import { schemaName } from './names.ts';
import { PARAMETERS, type ParameterName } from './shared-parameters.ts';

interface Reference {
  readonly $ref: string;
}

const reference = (kind: string, name: string): Reference => ({ $ref: `#/components/${kind}/${name}` });

const Links = z.object({ self: z.string() });

const idSchema = (identifiedBy: Composition): z.ZodType =>
  identifiedBy.length > 1 ? z.string().meta(described(`\`${formOf(identifiedBy)}\`.`)) : z.string();

/** Collects the components of the document. Only components that an operation uses are included. */
export class Components {
  /** The parts of composed ids, in all operations. */
  readonly compositions: readonly Composition[];
  readonly #names = new Set<string>();
  readonly #named = new Map<z.ZodType, z.ZodType>();
  readonly #resources = new Map<z.ZodType, Map<string, z.ZodType>>();
  readonly #headers = new Set<HeaderName>();
  readonly #parameters = new Set<ParameterName>();
  readonly #examples = new Map<string, unknown>();
  readonly #responses = new Map<string, ZodOpenApiResponseObject>();

  constructor(compositions: readonly Composition[]) {
    this.compositions = compositions;
  }

  header(name: HeaderName): Reference {
    this.#headers.add(name);
    return reference('headers', name);
  }

  parameter(name: ParameterName): Reference {
    this.#parameters.add(name);
    return reference('parameters', name);
  }

  /** The example of an errors document with this code. */
  example(code: ErrorCode | typeof SCHEMA_FAILURE): Reference {
    this.#examples.set(code, errorExample(code));
    return reference('examples', code);
  }

  response(name: string, make: () => ZodOpenApiResponseObject): Reference {
    if (!this.#responses.has(name)) this.#responses.set(name, make());
    return reference('responses', name);
  }

  /** A named schema; the first name is kept. */
  named(schema: z.ZodType, wanted: string): z.ZodType {
    const known = this.#named.get(schema);
    if (known) return known;
    const named = this.#register(wanted, schema);
    this.#named.set(schema, named);
    return named;
  }

  #register(wanted: string, schema: z.ZodType): z.ZodType {
    if (this.#names.has(wanted)) throw new Error(`Two schemas have the name ${wanted}`);
    this.#names.add(wanted);
    return schema.meta({ id: wanted });
  }

  /** A resource object, named by its own name, else by its type; further schemas of the type also get the use. */
  resource({ type, attributes, identifiedBy, name: own }: Resource, use: string): z.ZodType {
    const known = this.#resources.get(attributes) ?? new Map<string, z.ZodType>();
    this.#resources.set(attributes, known);
    const name = own ?? schemaName(type);
    const made =
      known.get(type) ??
      this.#register(
        this.#names.has(name) ? `${name}For${use}` : name,
        z.object({ type: z.literal(type), id: idSchema(identifiedBy), attributes, links: Links.optional() }),
      );
    known.set(type, made);
    return made;
  }

  /** `bearer` says which tokens the service takes. */
  collected(bearer: string): ZodOpenApiComponentsObject {
    const examples = [...this.#examples].map(([name, value]) => [name, { value }] as const);
    return {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: bearer },
      },
      headers: sorted([...this.#headers].map((name) => [name, HEADERS[name]] as const)),
      parameters: sorted([...this.#parameters].map((name) => [name, PARAMETERS[name]] as const)),
      examples: sorted(examples),
      responses: sorted(this.#responses),
    };
  }
}

const sorted = <V>(entries: Iterable<readonly [string, V]>): Record<string, V> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
