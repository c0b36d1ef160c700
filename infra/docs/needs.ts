import { html } from '../html.ts';

/** What a reader needs for code in several languages. */
export const NEEDS = html`<p class="needs">To run the code, set <code>API</code> to the address of the service. TypeScript needs the client: <code>npm run build:client</code> for a file in the clone, or <a href="/docs/typescript-client#install">install it</a> in your project. The shell needs <code>curl</code> and <code>jq</code>, and Python only the file <a href="/docs/hub.py"><code>hub.py</code></a> in your folder.</p>\n`;
