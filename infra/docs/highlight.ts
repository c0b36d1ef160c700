import { createRequire } from 'node:module';
import { Html, html } from '../html.ts';

interface Highlighter {
  registerLanguage(name: string, language: unknown): void;
  highlight(
    code: string,
    options: { readonly language: string; readonly ignoreIllegals: boolean },
  ): { readonly value: string };
}

/* Its own types would bring the types of a browser into the whole program. */
const load = createRequire(import.meta.url);
const highlighter: Highlighter = load('highlight.js/lib/core');

const LANGUAGES: Readonly<Record<string, string>> = {
  sh: 'bash',
  go: 'go',
  json: 'json',
  php: 'php',
  python: 'python',
  ts: 'typescript',
};

for (const [name, language] of Object.entries(LANGUAGES))
  highlighter.registerLanguage(name, load(`highlight.js/lib/languages/${language}`));

/** Code with its keywords, strings and comments marked; code in other languages is only escaped. */
export const highlighted = (code: string, language: string): Html =>
  Object.hasOwn(LANGUAGES, language)
    ? new Html(highlighter.highlight(code, { language, ignoreIllegals: true }).value)
    : html`${code}`;
