/** The parts of the OpenAPI document that the reference shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly Tag[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly responses?: Readonly<Record<string, Response>>;
    readonly examples?: Readonly<Record<string, Example>>;
  };
}

export interface Tag {
  readonly name: string;
  /** The title of the document. */
  readonly 'x-displayName'?: string;
  readonly description?: string;
}

interface Reference {
  readonly $ref: string;
}

interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
}

interface Body {
  readonly description?: string;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface Response extends Body {
  readonly headers?: Readonly<Record<string, unknown>>;
}

interface ApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

/** An operation with its references resolved, except schemas. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  /** The name of a webhook; a webhook has no path here. */
  readonly path: string;
  readonly isWebhook: boolean;
  readonly isOpen: boolean;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly responses: readonly (readonly [status: string, answer: Response])[];
}

const nameOf = (reference: string): string => decodeURIComponent(reference.slice(reference.lastIndexOf('/') + 1));

const isReference = (value: object): value is Reference => '$ref' in value;

const resolved = <Value extends object>(
  value: Value | Reference,
  known: Readonly<Record<string, Value>> | undefined,
): Value => {
  if (!isReference(value)) return value;
  const found = known?.[nameOf(value.$ref)];
  if (!found) throw new Error(`${value.$ref} is not in the document`);
  return found;
};

/** The name of the referenced schema, if the schema is only a reference. */
export const referenceOf = ({ $ref }: Schema): string | undefined => $ref && nameOf($ref);

export const exampleOf = (content: Content, { components }: ApiDocument): unknown => {
  const [first] = Object.values(content.examples ?? {});
  return content.example ?? (first && resolved(first, components.examples).value);
};

const operationFrom = (
  { components }: ApiDocument,
  path: string,
  method: string,
  isWebhook: boolean,
  operation: ApiOperation,
): Operation => ({
  id: operation.operationId,
  tag: operation.tags[0] ?? '',
  method: method.toUpperCase(),
  path,
  isWebhook,
  isOpen: (operation.security ?? []).length === 0,
  summary: operation.summary,
  description: operation.description ?? '',
  parameters: (operation.parameters ?? []).map((parameter) => resolved(parameter, components.parameters)),
  body: operation.requestBody,
  responses: Object.entries(operation.responses).map(([status, answer]) => [
    status,
    resolved(answer, components.responses),
  ]),
});

/** All operations and webhooks, in the order of the document. */
export const operationsOf = (document: ApiDocument): readonly Operation[] =>
  [document.paths, document.webhooks ?? {}].flatMap((paths, index) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        operationFrom(document, path, method, index === 1, operation),
      ),
    ),
  );
