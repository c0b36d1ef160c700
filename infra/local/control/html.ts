const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is text and nothing else, in content and in quoted attributes. */
export const escaped = (value: unknown): string =>
  String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** The text with its links to be followed. */
export const linked = (text: string, links: readonly string[]): string => {
  const [link, ...others] = links;
  if (link === undefined) return escaped(text);
  const at = text.indexOf(link);
  if (at < 0) return linked(text, others);
  const href = escaped(link);
  return `${escaped(text.slice(0, at))}<a href="${href}">${href}</a>${linked(text.slice(at + link.length), others)}`;
};
