import type { Fence } from './fences.ts';

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** `…` stands for any text. */
const patternOf = (expected: string): RegExp => new RegExp(`^${expected.split('…').map(escaped).join('[\\s\\S]*')}$`);

const textOf = (output: string): string =>
  output
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

const withoutSpace = (output: string): string => output.replaceAll(/\s/g, '');

/** Whether a block printed the output that the page shows. Whitespace of JSON is ignored, and at the ends of lines. */
export const matches = (printed: string, { info, code }: Pick<Fence, 'info' | 'code'>): boolean => {
  const normal = info === 'json output' ? withoutSpace : textOf;
  return patternOf(normal(code)).test(normal(printed));
};
