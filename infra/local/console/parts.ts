import { type Html, html } from '../../html.ts';
import { escaped } from '../control/html.ts';

type Cell = string | number | Html;

/** Roles are explicit, because the style for narrow screens removes the implicit ones. */
const tr = (cells: string): string => `<tr role="row">${cells}</tr>`;

const headRow = (head: readonly string[]): string =>
  tr(head.map((name) => `<th role="columnheader">${escaped(name)}</th>`).join(''));

/** Each cell has its column's name, for narrow screens. */
const bodyRow = (head: readonly string[], cells: readonly Cell[]): string =>
  tr(
    cells.map((value, at) => `<td role="cell" data-column="${escaped(head[at])}">${html`${value}`.text}</td>`).join(''),
  );

/** A table, or a text if it is empty. Wide tables scroll by keyboard; narrow screens stack the cells. */
export const rows = (
  name: string,
  head: readonly string[],
  body: readonly (readonly Cell[])[],
  empty: string,
): string =>
  body.length === 0
    ? `<p class="quiet">${escaped(empty)}</p>`
    : `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(name)}"><table role="table"><thead role="rowgroup">${headRow(head)}</thead><tbody role="rowgroup">${body.map((cells) => bodyRow(head, cells)).join('')}</tbody></table></div>`;

export const section = (title: string, body: string): string => `<section><h2>${escaped(title)}</h2>${body}</section>`;

/** Serializes sets as arrays. */
const spread = (_: string, value: unknown): unknown => (value instanceof Set ? [...value] : value);

/** A collapsed block. */
export const folded = (summary: string, value: unknown): Html => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, spread, 2);
  return html`<details><summary>${summary}</summary><pre>${text}</pre></details>`;
};

export const link = (href: string, text: string): Html => html`<a href="${href}">${text}</a>`;

interface Field {
  readonly name: string;
  readonly value: string;
}

/** A form with one button. */
export const button = (label: string, action: string, fields: readonly Field[] = []): Html => {
  const hidden = fields.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}">`);
  return html`<form method="post" action="/_local/do/${action}">${hidden}<button>${label}</button></form>`;
};
