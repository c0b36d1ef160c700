import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Logging from '@aws-lambda-powertools/logger';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as plain from 'zod';
import { bundle, readMetafile } from '../../../infra/bundle/bundle.ts';
import { CLIENTS } from '../../../infra/bundle/replacements/clients.ts';
import { UNUSED } from '../../../infra/bundle/replacements/zod.ts';
import { REPLACEMENTS } from '../../../infra/bundle/replacements.ts';
import type * as Json from '../../../shared/platform/http/json.ts';
import { parseJson } from '../../../shared/platform/http/json.ts';
import { bundled } from '../../support/bundled.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const sources = globSync('{shared,functions}/**/*.ts', { cwd: root }).map(
  (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
);

const calling = (pattern: RegExp): string[] => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

/** All of Stripe's resources are listed by their folder. */
const STRIPE = /^stripe\/esm\/resources\//;

test('every replaced module would be in a bundle without its replacement', async () => {
  await bundle();
  const inputs = new Set(Object.keys((await readMetafile()).inputs).map((input) => input.replace('node_modules/', '')));
  expect([...REPLACEMENTS.keys()].filter((name) => !inputs.has(name) && !STRIPE.test(name))).toEqual([]);
});

test('what checks a signature, a key or a credential, and what retries, is in the bundles as its author ships it', async () => {
  const GUARDS = /^(?:jose|uuid|@middy)\/|signature|httpAuthSchemes\/.*Signer|credential|\/retry\/|middleware-stack/i;
  expect([...REPLACEMENTS.keys()].filter((name) => GUARDS.test(name) && !STRIPE.test(name))).toEqual([]);
  const { subtle } = await bundled<{ subtle: object }>('export const { subtle } = crypto;');
  expect(subtle).toBe(crypto.subtle);
});

test('no more modules and lines are replaced than decision 62 says, without the resources of Stripe', () => {
  expect([...REPLACEMENTS.keys()].filter((name) => !STRIPE.test(name)).length).toBeLessThanOrEqual(30);
  const files = globSync('infra/bundle/replacements/*', { cwd: root });
  const lines = files.map((file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1);
  expect(files).toHaveLength(4);
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(318);
});

test('a replaced module has the same exports, and each throws', async () => {
  const module = await bundled<Record<string, new () => object>>(
    "export * from './node_modules/zod/v4/core/json-schema-processors.js';",
  );
  expect(Object.keys(module)).toContain('toJSONSchema');
  expect(() => (module.toJSONSchema as unknown as () => void)()).toThrow(/without 'new'/);
});

describe('the sources do not call', () => {
  const names = UNUSED.map((name) =>
    name.replace(/^(?:_iso|_|\$Zod)/, '').replace(/^[A-Z]/, (first) => first.toLowerCase()),
  );

  const schemas = [plain.string(), plain.number(), plain.array(plain.null()), plain.object({})];

  test.each([...new Set([...names, 'and', 'merge', 'required', 'safeExtend'])])('zod’s %s', (name) => {
    const onSchema = new RegExp(`\\bz\\s*\\.(?!iso\\b)\\w+\\([^;{}]*?\\)\\s*\\.${name}\\(`);
    if (schemas.some((schema) => name in schema)) expect(calling(onSchema)).toEqual([]);
    expect(calling(new RegExp(`\\bz\\s*\\.(?:iso\\.)?${name}\\(`))).toEqual([]);
  });

  test('an AWS error’s class that is not in a bundle', () => {
    const kept = Object.values(CLIENTS).flatMap(({ errors = [] }) => errors);
    const classes = sources.flatMap(([, text]) =>
      [...text.matchAll(/instanceof (\w+(?:Exception|Fault|Exceeded))\b/g)].map(([, name = '']) => name),
    );
    expect(classes.length).toBeGreaterThan(2);
    expect(classes.filter((name) => !kept.includes(name))).toEqual([]);
  });
});

/** A bundle has no messages of zod. */
const withoutMessages = (issues: readonly plain.core.$ZodIssue[] = []) =>
  issues.map((issue) => ({ ...issue, message: '' }));

describe('a schema in a bundle', () => {
  let z: typeof plain;
  beforeAll(async () => {
    z = await bundled("export * from 'zod';");
  });

  test('reports the same issues as zod does', async () => {
    const shape = (zod: typeof plain) => zod.object({ name: zod.string().min(2), home: zod.url() }).strict();
    for (const input of [
      null,
      1,
      {},
      { name: 'x', home: 'y', other: 1 },
      { name: 'xx', home: 'https://example.com' },
    ]) {
      const [ours, theirs] = [z.safeParse(shape(z), input), plain.safeParse(shape(plain), input)];
      expect(ours.success).toBe(theirs.success);
      expect(withoutMessages(ours.error?.issues)).toEqual(withoutMessages(theirs.error?.issues));
    }
  });
});

test('derived schemas parse in a bundle as they do in zod', async () => {
  const bundle = await bundled<typeof plain>("export * from 'zod';");
  const made = (z: typeof plain) => {
    const tree = z.object({ name: z.string().trim().min(1).max(3), kind: z.enum(['a', 'b']).default('a') });
    const deep = z.object({
      of: z.int().min(2).nullable(),
      get children() {
        return z.array(tree).max(1).optional();
      },
    });
    return [
      tree,
      tree.partial(),
      tree.partial().refine(({ name }) => name !== 'no', 'Not that.'),
      tree.extend({ more: z.array(z.url()).min(1) }).strict(),
      tree.omit({ kind: true }).loose().meta({ id: 'loose' }),
      tree.pick({ kind: true }),
      deep,
      deep.extend({ also: z.literal('x').optional() }).refine(({ also }) => also === 'x'),
      z.discriminatedUnion('kind', [tree.extend({ kind: z.literal('x') }), tree.extend({ kind: z.literal('y') })]),
    ];
  };
  const inputs: readonly unknown[] = [
    {},
    null,
    { name: ' ab ' },
    { name: 'long', kind: 'c' },
    { name: 'no' },
    { kind: 'y', name: '' },
    { of: 1, children: [{ name: '' }, {}] },
    { of: null, also: 'x' },
    { more: ['https://example.com', 'b'], name: 'x' },
  ];
  for (const input of inputs) {
    const [ours, theirs] = [bundle, plain].map((z) => made(z).map((schema) => z.safeParse(schema, input)));
    expect(ours?.map(({ data, error }) => [data, error?.issues])).toEqual(
      theirs?.map(({ data, error }) => [data, error?.issues]),
    );
  }
});

describe('a logger in a bundle', () => {
  test('writes one JSON line, with an error’s name and stack', async () => {
    const { Logger } = await bundled<typeof Logging>("export * from '@aws-lambda-powertools/logger';");
    const logger = new Logger({ logLevel: 'INFO' });
    const lines: string[] = [];
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    const failed = vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    logger.info('sent', { answer: 42 });
    logger.error('failed', { error: new TypeError('why') });
    written.mockRestore();
    failed.mockRestore();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'INFO', message: 'sent', answer: 42 },
      { level: 'ERROR', message: 'failed', error: { name: 'TypeError', message: 'why' } },
    ]);
  });
});

test('classes of schemas share their methods in a bundle, and a detached method is bound', async () => {
  const bundle = await bundled<typeof plain>("export * from 'zod';");
  const [text, flag] = [bundle.string(), bundle.boolean()];
  const holderOf = (schema: object): object | null => {
    const parent: object | null = Object.getPrototypeOf(schema);
    return parent && (Object.hasOwn(parent, 'nullable') ? parent : holderOf(parent));
  };
  expect(holderOf(text)).not.toBeNull();
  expect(holderOf(text)).toBe(holderOf(flag));
  expect(Object.hasOwn(flag, 'min')).toBe(false);
  expect('min' in flag).toBe(false);
  const { nullable } = flag;
  expect(nullable().safeParse(null).success).toBe(true);
  expect(nullable().safeParse('a').success).toBe(false);
});

test('in a bundle, a body is read as by the body parser itself, with every name that JSON allows', async () => {
  const inBundle = await bundled<typeof Json>("export { parseJson } from './shared/platform/http/json.ts';");
  const read = (parse: typeof Json.parseJson, text: string): unknown => {
    try {
      return JSON.stringify(parse(text));
    } catch (error) {
      return String(error);
    }
  };
  const deep = '['.repeat(40) + ']'.repeat(40);
  const special = ['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"a":{"__proto__":null}}'];
  for (const text of [...special, deep, '{"a":1,"a":2}', '{"a":1e400}', '{', '', '"a"', '{"a":[1,{"b":"\\ud800"}]}'])
    expect(read(inBundle.parseJson, text)).toBe(read(parseJson, text));
  expect(read(inBundle.parseJson, special[0] ?? '')).toBe(special[0]);
});
