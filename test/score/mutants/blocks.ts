import ts from 'typescript-5';

/** Code that runs as a whole or not at all: the body of a function, or a branch. */
export interface Block {
  readonly start: number;
  readonly end: number;
  /** What is inserted to mark that it runs, before and after it. */
  readonly mark: (mark: string) => readonly { readonly at: number; readonly text: string }[];
}

const inside = (block: ts.Block, source: ts.SourceFile): Block => ({
  start: block.getStart(source),
  end: block.getEnd(),
  mark: (mark) => [{ at: block.getStart(source) + 1, text: `${mark};` }],
});

const around = (node: ts.Node, source: ts.SourceFile, [open, between, close]: readonly [string, string, string]) => ({
  start: node.getStart(source),
  end: node.getEnd(),
  mark: (mark: string) => [
    { at: node.getStart(source), text: `${open}${mark}${between}` },
    { at: node.getEnd(), text: close },
  ],
});

const branch = (node: ts.Statement, source: ts.SourceFile): Block =>
  ts.isBlock(node) ? inside(node, source) : around(node, source, ['{', ';', '}']);

const blockAt = (node: ts.Node, source: ts.SourceFile): readonly Block[] => {
  if (ts.isIfStatement(node))
    return [node.thenStatement, ...(node.elseStatement ? [node.elseStatement] : [])].map((one) => branch(one, source));
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return [around(node.body, source, ['(', ',(', '))'])];
  if (ts.isFunctionLike(node) && 'body' in node && node.body && ts.isBlock(node.body as ts.Node))
    return [inside(node.body as ts.Block, source)];
  return [];
};

/** All blocks of a source, outer ones before those inside them. */
export const blocksOf = (path: string, text: string): readonly Block[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Block[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...blockAt(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** The number of the innermost block with this position; undefined for what runs when the module is loaded. */
export const blockOf = (blocks: readonly Block[], at: number): number | undefined => {
  const around = blocks
    .map(({ start, end }, nth) => ({ start, end, nth }))
    .filter((one) => one.start <= at && at < one.end);
  return around.toSorted((one, other) => one.end - one.start - (other.end - other.start))[0]?.nth;
};

/** The source with a mark in each block. */
export const marked = (path: string, text: string): string => {
  const inserted = blocksOf(path, text).flatMap(({ mark }, nth) =>
    mark(`globalThis.__reached?.add(${JSON.stringify(`${path}:${nth}`)})`).map((one, closing) => ({
      ...one,
      nth,
      closing,
    })),
  );
  // From the end, so that no insertion moves another. At one place, what is inserted later is on the left: the opening
  // of an outer block, and the closing of an inner one.
  const order = inserted.toSorted(
    (one, other) =>
      other.at - one.at || one.closing - other.closing || (one.closing ? one.nth - other.nth : other.nth - one.nth),
  );
  return order.reduce((changed, { at, text: added }) => changed.slice(0, at) + added + changed.slice(at), text);
};
