import { refuse } from '../../shared/platform/http/errors.ts';
import { type Page, page, pageHeaders } from '../../shared/platform/http/html-page.ts';
import { NEGOTIATED, prefersHtml } from '../../shared/platform/http/media-type.ts';
import { answer } from '../../shared/platform/http/response.ts';

/** The page contains nothing from the request. */
const MISSING: Page = {
  title: 'Page not found',
  body: `<p>There is no page at this address. Check the address, or search the documentation.</p>
<form action="/docs" role="search">
<p><label>Search the documentation <input name="q" type="search" required></label></p>
<p><button>Search</button></p>
</form>
<ul>
<li><a href="/docs">Documentation</a></li>
<li><a href="/docs/reference">API reference</a></li>
<li><a href="/">About this service</a></li>
</ul>`,
};

/** 404 as a page. */
export const missingPage = () =>
  answer(page(MISSING), {
    status: 404,
    headers: { ...pageHeaders, ...NEGOTIATED.headers, 'Content-Type': 'text/html; charset=utf-8' },
  });

/** 404 for a missing file: a page for a browser, else the errors document. */
export const missing = ({ accept }: Readonly<Record<string, string | undefined>>) =>
  prefersHtml(accept) ? missingPage() : refuse('not_found', NEGOTIATED);
