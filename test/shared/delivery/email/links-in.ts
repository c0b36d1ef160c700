/** The text as email clients and browsers read it: wide forms as usual ones, and without what is not displayed. */
const folded = (text: string): string =>
  Array.from(text, (one) => (one.normalize('NFKC').length === 1 ? one.normalize('NFKC') : one))
    .join('')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, '')
    .replace(/[。｡․]/gu, '.');

/** What clients turn into links. Each is wider than what any one of them does. */
const LINKS: readonly RegExp[] = [
  /* Any scheme that is followed by something, with or without slashes. */
  /\p{L}[\p{L}\p{N}+.-]*:[/\\]*[\p{L}\p{S}_[]\S*/giu,
  /\p{L}:[/\\]*\d+/giu,
  /[\p{L}\p{N}]:[/\\]+[\p{L}\p{N}\p{S}[]+/giu,
  /* Host names with at least two labels, in any script, and IP addresses. */
  /[\p{L}\p{N}\p{S}_-]\.[\p{L}\p{N}\p{S}_-]/giu,
  /* Email addresses. */
  /[\p{L}\p{N}\p{S}!#$%&*+/=?^_{|}~-]@[\p{L}\p{N}\p{S}[]/giu,
  /* Paths of file servers. */
  /(?:\\\\|\/\/)[\p{L}\p{N}\p{S}[]/giu,
];

/** A decimal number, which no client reads as a host name. */
const DECIMAL = /(?<![\p{L}\p{N}.:@/\\])\d[\d,’']*\.\d+(?![\p{L}\p{N}:@/\\]|\.\d)/gu;

/** The parts of a text that an email client may turn into links. */
export const linksIn = (text: string): readonly string[] => {
  const read = folded(text).replace(DECIMAL, '0');
  return LINKS.flatMap((link) => read.match(link) ?? []);
};
