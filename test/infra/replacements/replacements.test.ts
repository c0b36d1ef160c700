import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Logging from '@aws-lambda-powertools/logger';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as plain from 'zod';
import { bundle, readMetafile } from '../../../infra/bundle.ts';
import { LOGGER_METHODS_CUT } from '../../../infra/replacements/logger.ts';
import { swap, without } from '../../../infra/replacements/replacement.ts';
import { CLASSES_KEPT } from '../../../infra/replacements/sdk-schemas.ts';
import { METHODS_CUT } from '../../../infra/replacements/zod.ts';
import { REPLACEMENTS } from '../../../infra/replacements.ts';
import { bundled } from './probe.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const sources = globSync('{shared,functions}/**/*.ts', { cwd: root }).map(
  (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
);

const calling = (pattern: RegExp): string[] => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

test('every replacement stands for a file that the bundles have', async () => {
  await bundle();
  const inputs = Object.keys((await readMetafile()).inputs);
  const idle = REPLACEMENTS.filter(({ file }) => !inputs.some((input) => file.test(input)));
  expect(idle.map(({ file }) => file.source)).toEqual([]);
});

describe('a library that has changed', () => {
  test('stops the build', () => {
    expect(() => swap('const b = 1;', 'const a', '')).toThrow(/Nothing to replace/);
    expect(() => without('class A {\n    b() {\n    }\n}\n', ['c'])).toThrow(/Nothing to replace/);
  });

  test('loses just the methods that are named', () => {
    const source = 'class A {\n    a() {\n        if (1) {\n        }\n    }\n    async b() {\n    }\n}\n';
    expect(without(source, ['a'])).toBe('class A {\n    async b() {\n    }\n}\n');
  });
});

describe('the sources call nothing that is cut', () => {
  test.each(METHODS_CUT.filter((name) => !name.startsWith('"')))('of a schema: %s', (name) => {
    const onSchema = new RegExp(`\\bz\\s*\\.(?!iso\\b)\\w+\\([^;{}]*?\\)\\s*\\.${name}\\(`);
    expect(calling(onSchema)).toEqual([]);
  });

  test.each(LOGGER_METHODS_CUT)('of a logger: %s', (name) => {
    expect(calling(new RegExp(`\\blogger\\s*\\.${name}\\b`))).toEqual([]);
  });

  test('of an AWS client: a class of error', () => {
    const classes = sources.flatMap(([, text]) =>
      [...text.matchAll(/instanceof (\w+(?:Exception|Fault|Exceeded))\b/g)].map(([, name = '']) => name),
    );
    expect(classes.length).toBeGreaterThan(2);
    expect(classes.filter((name) => !CLASSES_KEPT.has(name))).toEqual([]);
  });
});

describe('a schema in a bundle', () => {
  let z: typeof plain;
  beforeAll(async () => {
    z = await bundled("export * from 'zod';");
  });

  test('says what is wrong as it does elsewhere', async () => {
    const shape = (zod: typeof plain) => zod.object({ name: zod.string().min(2), mail: zod.email() }).strict();
    for (const input of [null, 1, {}, { name: 'x', mail: 'y', other: 1 }, { name: 'xx', mail: 'a@example.com' }]) {
      const [ours, theirs] = [z.safeParse(shape(z), input), plain.safeParse(shape(plain), input)];
      expect(ours.success).toBe(theirs.success);
      expect(ours.error?.issues).toEqual(theirs.error?.issues);
    }
  });
});

test('what is made of a schema in a bundle is what is made of it elsewhere', async () => {
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
      tree.extend({ more: z.array(z.email()).min(1) }).strict(),
      tree.omit({ kind: true }).loose().meta({ id: 'loose' }),
      tree.pick({ kind: true }).required(),
      deep,
      deep.extend({ also: z.literal('x').optional() }).refine(({ also }) => also === 'x'),
      z.discriminatedUnion('kind', [tree.extend({ kind: z.literal('x') }), tree.extend({ kind: z.literal('y') })]),
    ];
  };
  const inputs: readonly unknown[] = [
    ...[{}, null, { name: ' ab ' }, { name: 'long', kind: 'c' }, { name: 'no' }, { kind: 'y', name: '' }],
    ...[
      { of: 1, children: [{ name: '' }, {}] },
      { of: null, also: 'x' },
      { more: ['a@example.com', 'b'], name: 'x' },
    ],
  ];
  for (const input of inputs) {
    const [ours, theirs] = [bundle, plain].map((z) => made(z).map((schema) => z.safeParse(schema, input)));
    expect(ours?.map(({ data, error }) => [data, error?.issues])).toEqual(
      theirs?.map(({ data, error }) => [data, error?.issues]),
    );
  }
});

test('a schema in a bundle is not changed by what is made of it', async () => {
  const z = await bundled<typeof plain>("export * from 'zod';");
  expect(z.string()).toBe(z.string());
  const [short, described, none] = [z.string().max(2), z.string().meta({ id: 'word' }), z.string().nullable()];
  expect([short, described, none.unwrap()].map((schema) => schema.safeParse('long').success)).toEqual([
    false,
    true,
    true,
  ]);
  expect(z.string().safeParse('long').success).toBe(true);
  expect(z.string().safeParse(null).success).toBe(false);
  expect(z.string('Words.').safeParse(1).error?.issues[0]?.message).toBe('Words.');
  expect(z.string().safeParse(1).error?.issues[0]?.message).not.toBe('Words.');
});

describe('a logger in a bundle', () => {
  test('writes one JSON line, with an error’s name and stack', async () => {
    const { Logger } = await bundled<typeof Logging>("export * from '@aws-lambda-powertools/logger';");
    const logger = new Logger({ logLevel: 'INFO' });
    const lines: string[] = [];
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    const failed = vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    logger.info('told', { answer: 42 });
    logger.error('failed', { error: new TypeError('why') });
    written.mockRestore();
    failed.mockRestore();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'INFO', message: 'told', answer: 42 },
      { level: 'ERROR', message: 'failed', error: { name: 'TypeError', message: 'why' } },
    ]);
  });
});
