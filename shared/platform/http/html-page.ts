import { createHash } from 'node:crypto';
import * as z from 'zod';
import { escaped } from '../text/escaped.ts';
import { plain } from './response.ts';

/** Small HTML pages for emailed links, in light and dark mode. */
const STYLE =
  ':root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:18vh auto 2rem;padding:0 1.5rem;color:light-dark(#1d2129,#e6e8ec);background:light-dark(#fff,#16181d)}h1{font-size:1.5rem;line-height:1.25}button,a.button{display:inline-block;font:inherit;font-weight:600;padding:.7rem 1.4rem;border:0;border-radius:.5rem;background:#1d4ed8;color:#fff;text-decoration:none;cursor:pointer}input{box-sizing:border-box;width:100%;font:inherit;color:inherit;background:transparent;padding:.6rem .8rem;margin-top:.4rem;border:1px solid #8a93a3;border-radius:.5rem}:focus-visible{outline:3px solid light-dark(#1d4ed8,#8fb4ff);outline-offset:2px}b{overflow-wrap:anywhere}';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** No scripts, no external requests, no framing, no referrer. */
export const pageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
};

/** `head` and `body` are HTML; the caller escapes untrusted text. */
export interface Page {
  readonly title: string;
  readonly head?: string;
  readonly body: string;
}

export const page = ({ title, head = '', body }: Page): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
${head}</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;

export const html = plain('text/html; charset=utf-8', z.string());
