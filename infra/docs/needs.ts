import { html } from '../html.ts';
import { isTab } from './code.ts';
import { renderedLine } from './markdown.ts';

/** What a reader needs for code in several languages, as Markdown. */
const TEXT =
  'To run the code, set `API` to the address of the service. TypeScript needs the client: `npm run build:client` for a file in the clone, or [install it](/docs/typescript-client#install) in your project. Run `npx node file.ts` in the clone, which has its own Node, or `node file.ts` with Node 22.18 or newer in your project. Bash needs `curl` and `jq` (`bash file.sh`), and Python only the file [`hub.py`](/docs/hub.py) in your folder (`python3 file.py`).';

/** The same as HTML. */
export const NEEDS = html`<p class="needs">${renderedLine(TEXT)}</p>\n`;

/** The end of the introduction: the first section, or code that can be in several languages, whichever comes first. */
const endOfIntroduction = (markdown: string): number =>
  [...markdown.matchAll(/^(?:## |```(\w+)$)/gm)].find(([, language]) => language === undefined || isTab(language))
    ?.index ?? markdown.length;

/** A text with the needs of its code after its introduction, to render and to read as Markdown. */
export const withNeeds = (markdown: string): { readonly rendered: string; readonly read: string } => {
  const at = endOfIntroduction(markdown);
  const insert = (needs: string): string => `${markdown.slice(0, at)}${needs.trim()}\n\n${markdown.slice(at)}`;
  return { rendered: insert(NEEDS.text), read: insert(TEXT) };
};
