import { type Html, html } from '../../html.ts';
import { escaped } from '../control/html.ts';

type Cell = string | number | Html;

const line = (tag: 'td' | 'th', cells: readonly Cell[]): string =>
  `<tr>${cells.map((value) => `<${tag}>${html`${value}`.text}</${tag}>`).join('')}</tr>`;

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
  return html`<details><summary>${summary}</summary><pre>${text}</pre></details>`;
};

export const link = (href: string, text: string): Html => html`<a href="${href}">${text}</a>`;

export interface Field {
  readonly name: string;
  readonly value: string;
}

/** A button that has the stack do something. */
export const button = (label: string, action: string, fields: readonly Field[] = []): Html => {
  const hidden = fields.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}">`);
  return html`<form method="post" action="/_local/do/${action}">${hidden}<button>${label}</button></form>`;
};
