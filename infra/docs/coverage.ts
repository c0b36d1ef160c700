import { ERRORS } from '../../shared/api/error-codes.ts';
import { commandLine } from '../command-line/command-line.ts';
import { description } from '../description.ts';
import { CATALOGS } from './catalogs/catalogs.ts';
import { ERROR_CAUSES } from './catalogs/error-causes/causes.ts';
import { meaningOf } from './catalogs/event-meanings/meanings.ts';
import { EVENT_TYPES } from './catalogs/events.ts';
import type { Schema } from './document.ts';
import { isSelfExplanatory } from './self-explanatory.ts';

interface Described {
  readonly name?: string;
  readonly $ref?: string;
  readonly description?: string;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Described[];
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The parts of the OpenAPI document that are counted. */
export interface CountedDocument {
  readonly paths: Paths;
  readonly webhooks?: Paths;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Described>>;
    readonly headers?: Readonly<Record<string, Described>>;
  };
}

/** A kind of documented thing: how many there are, and the names of those without a description. */
interface Coverage {
  readonly what: string;
  readonly total: number;
  readonly missing: readonly string[];
}

type Named = readonly (readonly [name: string, isDescribed: boolean])[];

const covered = (what: string, all: Named): Coverage => ({
  what,
  total: all.length,
  missing: all.filter(([, isDescribed]) => !isDescribed).map(([name]) => name),
});

const hasText = ({ description: text = '' }: Described): boolean => text.trim() !== '';

const isDescribed = (schema: Schema, schemas: CountedDocument['components']['schemas']): boolean => {
  const { $ref, anyOf = [], oneOf = [] } = schema;
  if (hasText(schema) || [...anyOf, ...oneOf].some((choice) => isDescribed(choice, schemas))) return true;
  return $ref !== undefined && isDescribed(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
};

/** The attributes of a resource, of a request body, or of a webhook. */
const attributesOf = (name: string, { properties = {} }: Schema) =>
  /(?:Attributes|Webhook)$/.test(name) ? properties : (properties.attributes?.properties ?? {});

const operationsOf = ({ paths, webhooks = {} }: CountedDocument) =>
  [paths, webhooks].flatMap((all) =>
    Object.entries(all).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );

/** The coverage of an OpenAPI document. */
export const documentCoverage = (document: CountedDocument): readonly Coverage[] => {
  const { schemas, parameters = {}, headers = {} } = document.components;
  const operations = operationsOf(document);
  const inOperations = operations.flatMap(([name, { parameters: own = [] }]) =>
    own.filter(({ $ref }) => $ref === undefined).map((one) => [`${name} ${one.name}`, hasText(one)] as const),
  );
  return [
    covered(
      'operations',
      operations.map(([name, operation]) => [name, hasText(operation) && Boolean(operation.summary)]),
    ),
    covered(
      'attributes',
      Object.entries(schemas).flatMap(([name, schema]) =>
        Object.entries(attributesOf(name, schema)).map(
          ([attribute, one]) =>
            [`${name}.${attribute}`, isSelfExplanatory(attribute) || isDescribed(one, schemas)] as const,
        ),
      ),
    ),
    covered('parameters', [
      ...inOperations,
      ...Object.entries(parameters).map(([name, one]) => [name, hasText(one)] as const),
    ]),
    covered(
      'response headers',
      Object.entries(headers).map(([name, one]) => [name, hasText(one)]),
    ),
  ];
};

const anchored = (page: string | undefined, id: string): boolean => page?.includes(`id="${id}"`) ?? false;

/** The coverage of error codes and event types: each has its texts, and an anchor on its page. */
export const catalogCoverage = (): readonly Coverage[] => {
  const [errors, events] = [CATALOGS['error-codes']?.(), CATALOGS.events?.()];
  const causes = new Map(Object.entries(ERROR_CAUSES));
  return [
    covered(
      'error codes',
      Object.keys(ERRORS).map((code) => [
        code,
        Boolean(causes.get(code)?.cause && causes.get(code)?.fix) && anchored(errors, code),
      ]),
    ),
    covered(
      'event types',
      EVENT_TYPES.map((type) => [type, meaningOf(type) !== undefined && anchored(events, type)]),
    ),
  ];
};

/** One line for each kind, and the names of what has no description. */
export const coverageText = (all: readonly Coverage[]): string =>
  all
    .flatMap(({ what, total, missing }) => {
      const share = total === 0 ? 100 : Math.floor((100 * (total - missing.length)) / total);
      const figures = `${what.padEnd(17)}${String(total - missing.length).padStart(5)} of ${total}  ${share} %`;
      return [figures, ...missing.map((name) => `  missing: ${name}`)];
    })
    .join('\n');

/** The coverage of everything that the documentation describes. */
const coverage = (): readonly Coverage[] => [
  ...documentCoverage(JSON.parse(JSON.stringify(description()))),
  ...catalogCoverage(),
];

if (import.meta.main) {
  commandLine({
    usage: 'npm run docs:coverage --',
    about: 'Counts what the documentation describes, and names what has no description. Exits with 1 if there is any.',
  });
  const all = coverage();
  console.log(coverageText(all));
  if (all.some(({ missing }) => missing.length > 0)) process.exitCode = 1;
}
