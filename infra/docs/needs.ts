import { Html, html } from '../html.ts';

/** What a reader needs for code in several languages. */
export const NEEDS = html`<p class="needs">To run the code, set <code>API</code> to the address of the service. TypeScript needs the client: <code>npm run build:client</code> for a file in the clone, or <a href="/docs/typescript-client#install">install it</a> in your project. The shell needs <code>curl</code> and <code>jq</code>, and Python only the file <a href="/docs/hub.py"><code>hub.py</code></a> in your folder.</p>\n`;

const LANGUAGES = '<div class="languages">';

/** A text with the needs of its code after its introduction: before the first section or code, whichever comes first. */
export const withNeeds = (text: Html): Html => {
  if (!text.text.includes(LANGUAGES)) return text;
  const at = text.text.search(new RegExp(`<h2 |${LANGUAGES}`));
  return new Html(text.text.slice(0, at) + NEEDS.text + text.text.slice(at));
};
