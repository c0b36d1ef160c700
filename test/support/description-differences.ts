import * as z from 'zod';

interface Reference {
  readonly $ref?: string;
}
interface Content extends Reference {
  readonly content?: Readonly<Record<string, { readonly schema: object; readonly examples?: object }>>;
  readonly headers?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly responses: Readonly<Record<string, Content>>;
}

/** The parts of the OpenAPI document that responses are compared with. */
export interface Description {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, object>>;
    readonly responses?: Readonly<Record<string, Content>>;
  };
}

const local = (value: object): string => JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/');

/** The definitions that a schema refers to, directly or not: zod copies all that it is given, whatever it needs. */
const definitionsFor = (schema: string, all: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> => {
  const texts = new Set([schema]);
  const needed: Record<string, unknown> = {};
  for (const text of texts)
    for (const [, name = ''] of text.matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      const definition = all.get(name);
      if (definition === undefined || name in needed) continue;
      needed[name] = JSON.parse(definition);
      texts.add(definition);
    }
  return needed;
};

/** The validators by what they validate: most responses share one. */
const compiled = new Map<string, z.ZodType>();

const compile = (schema: object, { components: { schemas = {} } }: Description): z.ZodType => {
  const definitions = new Map(Object.entries(schemas).map(([name, one]) => [name, local(one)]));
  const text = local(schema);
  const whole = { ...JSON.parse(text), $defs: definitionsFor(text, definitions) };
  const key = JSON.stringify(whole);
  const validator = compiled.get(key) ?? z.fromJSONSchema(whole);
  compiled.set(key, validator);
  return validator;
};

const validators = new WeakMap<object, z.ZodType>();

/** The validator of a schema in a document, compiled when the first response needs it. */
const validatorOf = (schema: object, description: Description): z.ZodType => {
  const validator = validators.get(schema) ?? compile(schema, description);
  validators.set(schema, validator);
  return validator;
};

const LIMITED = new Set(['ratelimit', 'ratelimit-policy', 'location', 'etag', 'retry-after', 'www-authenticate']);

const Codes = z.object({ errors: z.array(z.object({ code: z.string().optional() })) });

/** The codes of an errors document that its description does not name. */
const undescribedCodes = (document: unknown, examples: object): readonly string[] => {
  const { success, data } = Codes.safeParse(document);
  if (!success) return [];
  return data.errors.flatMap(({ code }) => (code === undefined || code in examples ? [] : [`code ${code}`]));
};

/** The differences between a response and its description, as text. */
export const differences = async (
  description: Description,
  operation: Operation | undefined,
  response: Response,
): Promise<readonly string[]> => {
  const text = await response.text();
  const found = operation?.responses[String(response.status)];
  const described = found?.$ref ? description.components.responses?.[found.$ref.split('/').at(-1) ?? ''] : found;
  if (!described) return [`status ${response.status}`];
  const names = new Set(Object.keys(described.headers ?? {}).map((name) => name.toLowerCase()));
  const headers = [...response.headers.keys()].filter((name) => LIMITED.has(name) && !names.has(name));
  const undescribed = headers.map((name) => `header ${name} of ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (text === '') return described.content ? ['no body'] : undescribed;
  const content = described.content?.[type] ?? described.content?.['*/*'];
  if (!content) return [...undescribed, `type ${type} of ${response.status}`];
  if (!type.includes('json')) return undescribed;
  const document: unknown = JSON.parse(text);
  const parsed = validatorOf(content.schema, description).safeParse(document);
  return [
    ...undescribed,
    ...undescribedCodes(document, content.examples ?? {}),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('/')}: ${message}`),
  ];
};
