import {
  enterCodePage,
  passwordPage,
  passwordTooShortPage,
  redirectPage,
  signInPage,
} from '../../../functions/auth/landing-pages.ts';
import { mailPage } from '../../../infra/local/console/mail-page.ts';
import { folded, link, rows, section } from '../../../infra/local/console/parts.ts';
import { requestsPage } from '../../../infra/local/console/requests-page.ts';
import { excerpt, snippet } from '../../../shared/downstream/search/snippet.ts';
import { page } from '../../../shared/platform/http/html-page.ts';

/** A place that writes a text of a person into HTML. */
export interface Rendered {
  readonly name: string;
  write(text: string): string;
}

const signIn = (text: string, access: 'member' | 'purchases' = 'member') =>
  ({ hub: { name: text }, email: text, access }) as const;
const asQuery = (text: string) =>
  new URL(`https://allowed.example/${encodeURI(text.toWellFormed())}?x=${encodeURIComponent(text.toWellFormed())}`);
const bodyOf = ({ body }: { body: unknown }): string => String(body);

const mailbox = (text: string) => ({
  list: () => [
    {
      id: text,
      sent_at: text,
      to: text,
      subject: text,
      text: `${text} https://a.example`,
      links: ['https://a.example', text],
    },
  ],
});
const requestLog = (text: string) => ({
  list: () => [{ at: text, method: text, path: text, status: '200', took: text, id: text }],
});

/** Every function of the service and of the local console that writes texts of people into HTML. */
export const rendered: readonly Rendered[] = [
  { name: 'sign-in page', write: (text) => page(signInPage(signIn(text), text)) },
  { name: 'sign-in page for purchases', write: (text) => page(signInPage(signIn(text, 'purchases'), text)) },
  { name: 'code page', write: (text) => page(enterCodePage(signIn(text))) },
  { name: 'password page', write: (text) => page(passwordPage(text)) },
  { name: 'password page after an error', write: (text) => page(passwordTooShortPage(text)) },
  { name: 'redirect page', write: (text) => page(redirectPage(signIn(text), asQuery(text))) },
  { name: 'title of a page', write: (text) => page({ title: text, body: '' }) },
  { name: 'search excerpt', write: (text) => excerpt(text.padEnd(40, ' x')) },
  { name: 'search snippet', write: (text) => snippet(`${text} community`, [{ stem: 'commun', weight: 1, term: 0 }]) },
  {
    name: 'console, emails',
    write: (text) => bodyOf(mailPage(mailbox(text) as unknown as Parameters<typeof mailPage>[0])),
  },
  {
    name: 'console, requests',
    write: (text) => bodyOf(requestsPage(requestLog(text) as unknown as Parameters<typeof requestsPage>[0])),
  },
  { name: 'console, table', write: (text) => rows(text, [text, text], [[text, folded(text, text)]], text) },
  { name: 'console, link', write: (text) => link(`/_local/${encodeURIComponent(text.toWellFormed())}`, text).text },
  { name: 'console, section', write: (text) => section(text, '') },
];
