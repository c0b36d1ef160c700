import { escaped } from '../control/html.ts';

/** HTML that may stand in a cell as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Cell = string | number | Html;

const cell = (value: Cell): string => (value instanceof Html ? value.text : escaped(value));

const line = (tag: 'td' | 'th', cells: readonly Cell[]): string =>
  `<tr>${cells.map((value) => `<${tag}>${cell(value)}</${tag}>`).join('')}</tr>`;

/** A table, or the words for there being nothing in it. Wide ones scroll by themselves, by keyboard as well. */
export const rows = (
  name: string,
  head: readonly string[],
  body: readonly (readonly Cell[])[],
  empty: string,
): string =>
  body.length === 0
    ? `<p class="quiet">${escaped(empty)}</p>`
    : `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(name)}"><table><thead>${line('th', head)}</thead><tbody>${body.map((cells) => line('td', cells)).join('')}</tbody></table></div>`;

export const section = (title: string, body: string): string => `<section><h2>${escaped(title)}</h2>${body}</section>`;

/** A set as its members. */
const spread = (_: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);

/** Something long, behind the words that open it. */
export const folded = (summary: string, value: unknown): Html => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, spread, 2);
  return new Html(`<details><summary>${escaped(summary)}</summary><pre>${escaped(text)}</pre></details>`);
};

export const link = (href: string, text: string): Html => new Html(`<a href="${escaped(href)}">${escaped(text)}</a>`);

export interface Field {
  readonly name: string;
  readonly value: string;
}

/** A button that has the stack do something. */
export const button = (label: string, action: string, fields: readonly Field[] = []): Html => {
  const hidden = fields.map(({ name, value }) => `<input type="hidden" name="${name}" value="${escaped(value)}">`);
  return new Html(
    `<form method="post" action="/_local/do/${action}">${hidden.join('')}<button>${escaped(label)}</button></form>`,
  );
};
