import { html } from '../html.ts';

/** What a reader needs for code in several languages. */
export const NEEDS = html`<p class="needs">To run the code, set <code>API</code> to the address of the service. TypeScript needs the <a href="/docs/typescript-client#install">client</a>, the shell <code>curl</code> and <code>jq</code>, and Python the file <a href="/docs/hub.py"><code>hub.py</code></a> in your folder.</p>\n`;
