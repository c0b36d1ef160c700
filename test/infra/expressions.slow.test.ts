import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { EmailAddress } from '../../shared/accounts/identity/email-address.ts';
import { emailDomain } from '../../shared/accounts/identity/email-domain.ts';
import { words } from '../../shared/downstream/search/words.ts';
import { DomainName } from '../../shared/hubs/hubs/domains/domain-name.ts';
import { idsFilter } from '../../shared/platform/http/ids-filter.ts';
import { canonicalId } from '../../shared/platform/ids/id.ts';
import { folded } from '../../shared/platform/text/folded.ts';
import { isVisible } from '../../shared/platform/text/visible.ts';

/** Texts as long as a hostile body or header can have. A quadratic expression takes 16 times as long for the longer. */
const SHORT = 5_000;
const LONG = 4 * SHORT;
const LONGEST = 4 * LONG;
/** Below this, the time is that of the machine rather than of the expression. */
const NOTICEABLE_MS = 8;
const QUADRATIC = 9;

interface Expression {
  readonly source: string;
  readonly run: (text: string) => unknown;
  /** The characters that the expression itself names. */
  readonly named: string;
}

const files = globSync(['shared/**/*.ts', 'functions/**/*.ts']).filter((file) => !file.endsWith('.d.ts'));

/** Expressions that are put together at run time. */
const BUILT: Readonly<Record<string, (text: string) => unknown>> = {
  'shared/accounts/identity/email-address.ts': (text) => EmailAddress.safeParse(text),
  'shared/accounts/identity/email-domain.ts': emailDomain,
  'shared/downstream/search/words.ts': (text) => [...words(text)],
  'shared/platform/ids/id.ts': canonicalId,
  'shared/platform/text/folded.ts': folded,
  'shared/platform/text/visible.ts': isVisible,
  'shared/hubs/hubs/domains/domain-name.ts': (text) => DomainName.safeParse(text),
  'shared/platform/http/ids-filter.ts': (text) => idsFilter(100).safeParse(text),
};

const literalOf = (file: string, literal: string): Expression => {
  const end = literal.lastIndexOf('/');
  const named = literal.slice(1, end);
  const expression = new RegExp(named, literal.slice(end + 1));
  return { source: `${file} ${literal}`, named, run: (text) => text.replace(expression, '') };
};

const found: Expression[] = [];
const built = new Set<string>();
for (const file of files) {
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(literalOf(file, node.text));
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') built.add(file);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
}
for (const [file, run] of Object.entries(BUILT)) found.push({ source: file, run, named: 'a-.:0' });

const SINGLE = [...' \t\n0aAé\u0301-.,;@/\\"\'<!_=:#{[(\u200d😀한中'];
const PAIRED = [...'0a.-; '].flatMap((one, _, all) => all.filter((other) => other !== one).map((other) => one + other));
const USUAL = [...SINGLE, ...PAIRED];

/** Long runs of a character, with ends that do not match. */
const textsOf = (seed: string, length: number): readonly string[] => {
  const run = seed.repeat(Math.ceil(length / seed.length));
  return [`${run}\0`, `x${run}!`];
};

/** The usual seeds, and each character that an expression itself names. */
const seedsFor = (named: string): readonly string[] => [...new Set([...USUAL, ...named.replaceAll(/\\[a-z]/gi, '')])];

const usual = new Map(USUAL.map((seed) => [seed, textsOf(seed, LONG)]));

/** The milliseconds of the processor that this thread takes: those of other work do not count. */
const timed = (run: Expression['run'], text: string): number => {
  const start = process.threadCpuUsage();
  run(text);
  return process.threadCpuUsage(start).user / 1000;
};

const bestOf = (run: Expression['run'], text: string): number =>
  Math.min(...Array.from({ length: 3 }, () => timed(run, text)));

/** How many times longer a text takes than one with a quarter of its length. */
const ratio = (run: Expression['run'], [long, short]: readonly [string, string]): number =>
  bestOf(run, long) / bestOf(run, short);

/** Whether some text takes a time that grows with the square of its length, between both pairs of lengths. */
const isQuadratic = ({ run, named }: Expression): boolean =>
  seedsFor(named).some((seed) => {
    const [short, longest] = [textsOf(seed, SHORT), textsOf(seed, LONGEST)];
    return (usual.get(seed) ?? textsOf(seed, LONG)).some((long, index) => {
      if (timed(run, long) < NOTICEABLE_MS || bestOf(run, long) < NOTICEABLE_MS) return false;
      const at = (texts: readonly string[]): string => texts[index] ?? '';
      return ratio(run, [long, at(short)]) > QUADRATIC && ratio(run, [at(longest), long]) > QUADRATIC;
    });
  });

test('expressions that are put together at run time are known', () => {
  expect([...built].toSorted()).toEqual(Object.keys(BUILT).toSorted());
});

test('every expression over text takes time in proportion to the text', () => {
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(isQuadratic).map(({ source }) => source)).toEqual([]);
});
