/** Content lines of iCalendar (RFC 5545 §3.1): what a property says cannot end its line. */

const LINE = 75;
const END = '\r\n';

/** Characters that are none of a text; the tab stands for itself. */
const CONTROLS = /[^\P{Cc}\t]/gu;
/** Every way to write that a line ends. */
const BREAKS = /\r\n|[\n\r\p{Zl}\p{Zp}]/gu;

/** A text as the value of a property (§3.3.11). */
export const text = (value: string): string =>
  value
    .toWellFormed()
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(BREAKS, '\\n')
    .replace(CONTROLS, '');

const octets = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** One content line in lines of at most 75 octets, none of which parts a character. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const character of line) {
    const more = octets(character);
    if (size + more > LINE) {
      parts.push(part);
      [part, size] = [' ', 1];
    }
    part += character;
    size += more;
  }
  return [...parts, part].join(END);
};

/** The content lines as they are sent. */
export const document = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}${END}`).join('');
