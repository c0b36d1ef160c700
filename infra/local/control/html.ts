import { escaped as escapedText } from '../../../shared/platform/text/escaped.ts';

/** The value as escaped HTML text. */
export const escaped = (value: unknown): string => escapedText(String(value));

/** The text with its links as anchors. */
export const linked = (text: string, links: readonly string[]): string => {
  const [link, ...others] = links;
  if (link === undefined) return escaped(text);
  const at = text.indexOf(link);
  if (at < 0) return linked(text, others);
  const href = escaped(link);
  return `${escaped(text.slice(0, at))}<a href="${href}">${href}</a>${linked(text.slice(at + link.length), others)}`;
};
