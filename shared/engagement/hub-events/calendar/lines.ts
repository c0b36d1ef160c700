/** Content lines of iCalendar (RFC 5545 §3.1). A property value cannot end its line. */

const MAX_OCTETS = 75;
const LINE_END = '\r\n';

/** Control characters except the tab. */
const CONTROLS = /[^\P{Cc}\t]/gu;
const LINE_BREAKS = /\r\n|[\n\r\p{Zl}\p{Zp}]/gu;

/** A text escaped as the value of a property (§3.3.11). */
export const text = (value: string): string =>
  value
    .toWellFormed()
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(LINE_BREAKS, '\\n')
    .replace(CONTROLS, '');

const octets = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** Folds a content line into lines of at most 75 octets without splitting a character. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const character of line) {
    const more = octets(character);
    if (size + more > MAX_OCTETS) {
      parts.push(part);
      [part, size] = [' ', 1];
    }
    part += character;
    size += more;
  }
  return [...parts, part].join(LINE_END);
};

/** The folded content lines, each ended with CRLF. */
export const document = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}${LINE_END}`).join('');
