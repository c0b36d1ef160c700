import { Html, html } from '../html.ts';
import { highlighted } from './highlight.ts';

/** The captions of the languages in which a step is shown, in the order of the tabs. */
const TABS: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  sh: 'Bash (curl)',
  python: 'Python',
  go: 'Go',
  php: 'PHP',
};

/** The captions of a block that is not a tab. A single block of a shell is any command. */
const CAPTIONS: Readonly<Record<string, string>> = {
  ...TABS,
  sh: 'Bash',
  console: 'Terminal',
  json: 'JSON',
  http: 'HTTP',
  text: 'Text',
  html: 'HTML',
};

/** A piece of code; `language` is the first word of the info string of a fence, or all of it. */
interface Code {
  readonly language: string;
  readonly code: string;
}

/** Whether code in this language can be a tab of a step. */
export const isTab = (info: string): boolean => Object.hasOwn(TABS, info);

const OUTPUT = /\soutput$/;

const captionOf = (info: string): string => (OUTPUT.test(info) ? 'Output' : (CAPTIONS[info] ?? info));

/** A labelled block of code. */
export const figure = (caption: string, code: string, language = ''): Html =>
  html`<figure${language && html` data-language="${language}"`}><figcaption>${caption}</figcaption><pre tabindex="0"><code>${highlighted(code, language)}\n</code></pre></figure>\n`;

export const codeFigure = ({ language, code }: Code): Html => figure(captionOf(language), code, language.split(' ')[0]);

/** The beginning of the HTML of a step in several languages. */
const GROUP = '<div class="languages">';

/** Whether a text has code in several languages. */
export const hasGroup = ({ text }: Html): boolean => text.includes(GROUP);

/** The same step in several languages. A script makes tabs of it; without the script all languages are shown. */
export const codeGroup = (codes: readonly Code[]): Html =>
  html`${new Html(GROUP)}${codes.map(({ language, code }) => figure(TABS[language] ?? language, code, language))}</div>\n`;
