import { HEAD_BYTES, latin } from './magic-bytes.ts';

const TAG = /^<(?:!doctype|\?xml|html|head|body|script|svg|iframe|meta|title|style)/i;
const END_OF_COMMENT = /--!?>\s*/;

/** The text after its comments; `undefined` if the last one is not closed. */
const afterComments = (text: string): string | undefined => {
  let rest = text.trimStart();
  while (rest.startsWith('<!--')) {
    /* In HTML, `<!-->` is a whole comment. */
    const inside = rest.slice(2);
    const end = END_OF_COMMENT.exec(inside);
    if (!end) return undefined;
    rest = inside.slice(end.index + end[0].length);
  }
  return rest;
};

/** Whether a file begins as a page that browsers render, after comments too. A comment longer than the head hides the rest. */
export const beginsWithMarkup = (head: Uint8Array): boolean => {
  const rest = afterComments(latin(head).replace(/^\xef\xbb\xbf/, ''));
  return rest === undefined ? head.length >= HEAD_BYTES : TAG.test(rest);
};
