import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fence, fencesIn } from './fences.ts';
import { isLanguage, type Language } from './languages.ts';

export interface Block {
  readonly language: Language;
  readonly code: string;
  /** The line of the code's first line in the text with the snippets, and of its fence in the file. */
  readonly at: number;
  readonly line: number;
}

/** One step in several languages, and the output that each of them prints. */
export interface Step {
  readonly blocks: readonly Block[];
  readonly output?: Fence | undefined;
}

export interface Page {
  /** `how-to/uploads` */
  readonly name: string;
  readonly file: string;
  readonly fences: readonly Fence[];
  readonly steps: readonly Step[];
}

export const root = join(import.meta.dirname, '..', '..', '..', '..');

const docs = join('infra', 'docs');
const PAGES = join(docs, 'pages');

/** The snippet that replaces `{{verify.ts}}`; undefined for other placeholders, as tables. */
const snippet = (name: string): string | undefined =>
  /\.\w+$/.test(name) ? readFileSync(join(root, docs, 'snippets', name), 'utf8') : undefined;

/** Consecutive fences of different languages are one step. */
const stepsOf = (fences: readonly Fence[]): readonly Step[] => {
  const steps: { blocks: Block[]; output?: Fence }[] = [];
  for (const fence of fences) {
    const { info, code, at, line, follows } = fence;
    const last = steps.at(-1);
    const open = follows && last && !last.output ? last : undefined;
    if (isLanguage(info)) {
      const block = { language: info, code, at, line };
      if (open && !open.blocks.some(({ language }) => language === info)) open.blocks.push(block);
      else steps.push({ blocks: [block] });
    } else if (info.endsWith(' output')) {
      if (!open) throw new Error(`line ${line}: an output follows the blocks that print it.`);
      open.output = fence;
    }
  }
  return steps;
};

export const pageOf = (name: string, text: string): Page => {
  const file = join(PAGES, `${name}.md`);
  try {
    const fences = fencesIn(text, snippet);
    return { name, file, fences, steps: stepsOf(fences) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
};

/** Commands of operators change a stage on AWS, so that they cannot run in a test. */
const RUNS = /^(?!operate\/).+\.md$/;

export const pages = (): readonly Page[] =>
  readdirSync(join(root, PAGES), { recursive: true, encoding: 'utf8' })
    .filter((path) => RUNS.test(path))
    .sort()
    .map((path) => pageOf(path.replace(/\.md$/, ''), readFileSync(join(root, PAGES, path), 'utf8')));

/** The blocks of one language, in order, each with the output of its step. */
export const blocksOf = ({ steps }: Page, language: Language): readonly (Block & Pick<Step, 'output'>)[] =>
  steps.flatMap(({ blocks, output }) =>
    blocks.filter((block) => block.language === language).map((block) => ({ ...block, output })),
  );
