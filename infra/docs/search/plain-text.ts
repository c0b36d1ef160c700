const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The text of HTML in one line, without code blocks. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(pre|figcaption)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<\/?(?:p|li|td|th|h\d|dt|dd|div|tr|figure)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(\w+|#\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

const MAX_LENGTH = 110;

/** The first sentence, shortened at a word. */
export const firstSentence = (text: string): string => {
  const [sentence = text] = text.split(/(?<=[.:?!])\s(?=[A-Z`*])/, 1);
  if (sentence.length <= MAX_LENGTH) return sentence.replace(/:$/, '');
  return `${sentence.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
};
