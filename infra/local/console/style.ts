import { createHash } from 'node:crypto';

export const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif;
  --ink: light-dark(#1b1f24, #e6e8ec); --quiet: light-dark(#56606b, #a3acb8); --paper: light-dark(#fff, #14171c);
  --raised: light-dark(#f3f5f8, #1f242c); --line: light-dark(#d9dee5, #343b46); --accent: light-dark(#1d4ed8, #8fb4ff);
  --bad: light-dark(#b42318, #ff9d94) }
body { margin: 0; color: var(--ink); background: var(--paper) }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.skip { position: absolute; left: -100vw }
.skip:focus { left: 1rem; top: .5rem; padding: .25rem .5rem; background: var(--paper) }
header { border-bottom: 1px solid var(--line) }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: .75rem 1rem; max-width: 80rem; margin: 0 auto }
nav a { color: var(--quiet); text-decoration: none }
nav a:hover { text-decoration: underline }
nav a[aria-current] { color: var(--ink); font-weight: 600; border-bottom: 2px solid var(--accent) }
main { padding: 0 1rem 4rem; max-width: 80rem; margin: 0 auto }
h1 { font-size: 1.6rem; margin: 1.5rem 0 .5rem }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: .3rem 1rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; white-space: nowrap }
th { color: var(--quiet); font-weight: 600 }
code, pre { font: .85rem/1.5 ui-monospace, monospace }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--raised); padding: .75rem; border-radius: .4rem; margin: .4rem 0 }
td pre { width: min(75vw, 48rem) }
.row { display: flex; flex-wrap: wrap; gap: 0 .5rem }
td form { margin: 0 }
summary { cursor: pointer }
article { border-top: 1px solid var(--line); padding: .5rem 0 }
article h2 { margin: 0; font-size: 1rem }
article p { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .5rem 0 }
label { display: grid; color: var(--quiet) }
button, input, select { font: inherit; color: inherit; background: var(--raised); border: 1px solid light-dark(#8a93a3, #6b7585); border-radius: .35rem; padding: .3rem .7rem }
button { cursor: pointer }
.quiet { color: var(--quiet) }
.bad { color: var(--bad) }
@media (max-width: 40rem) {
  table, tbody { display: block }
  thead { position: absolute; left: -100vw }
  tr { display: block; padding: .4rem 0; border-bottom: 1px solid var(--line) }
  td { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: .5rem; padding: .1rem 0; border: 0; white-space: normal; overflow-wrap: anywhere }
  td::before { content: attr(data-column); color: var(--quiet) }
  td:empty { display: none }
  td pre { width: auto }
}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The headers of a page without scripts, whose forms lead only to these places (sources of `form-action`). */
export const headersFor = (forms: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
});

/** The headers of the console, whose forms submit to the stack only. */
export const HEADERS = headersFor("'self'");
