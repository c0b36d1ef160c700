import { type Page, page, pageHeaders } from '../../shared/platform/http/html-page.ts';
import { answer } from '../../shared/platform/http/response.ts';
import { escaped } from '../../shared/platform/text/escaped.ts';

/** The response that shows a page of a sign-in. */
export const shownPage = (of: Page, headers: Readonly<Record<string, string>> = {}) =>
  answer(page(of), { headers: { ...pageHeaders, ...headers } });

const leadTo = (title: string, text: string, { href }: URL): Page => ({
  title,
  head: `<meta http-equiv="refresh" content="0;url=${escaped(href)}">\n`,
  body: `<p>${text}</p>\n<p><a class="button" href="${escaped(href)}">Continue</a></p>`,
});

interface At {
  readonly hub: string;
  readonly provider: string;
}

export const toProviderPage = ({ hub, provider }: At, url: URL): Page =>
  leadTo('Sign in', `Sign in to <b>${escaped(hub)}</b> with <b>${escaped(provider)}</b>.`, url);

export const signedInPage = (hub: string, email: string, url: URL): Page =>
  leadTo('You are signed in', `You are signed in to <b>${escaped(hub)}</b> as <b>${escaped(email)}</b>.`, url);

const PROBLEMS = {
  no_provider: 'This sign-in option does not exist or is disabled.',
  no_site: 'This hub has no site to return to. Its creators must set one.',
  bad_challenge:
    'The page that began this sign-in sent a code_challenge that is not valid. Its operators must send one of the method S256.',
  unavailable: 'The sign-in service does not answer. Try again later.',
  failed: 'The sign-in was canceled, has expired or could not be verified. Start again where you began.',
  unverified: 'The sign-in service has not verified your email address. Verify it there, then start again.',
  no_page:
    'This sign-in cannot return to the page where it began. The owners of the team must add it to the return URLs.',
  other_address:
    'This sign-in is only for members of this hub, and only if no other hub of its team knows them. Sign in with your email address instead, or ask the owners of the team to list the domain of your address (email_domains) for this sign-in.',
  other_domain: 'Your email address is not of a verified domain of this team. Ask its owners.',
  not_in_team: 'You are not a user of this team. Ask its owners for an invitation, then start again.',
  unproved: 'Your account has an email address that was never verified. Request a password reset, then start again.',
  closed: 'You cannot join this hub by yourself. Ask its creators for an invitation.',
  pending: 'Your request to join was sent. You can sign in when it is approved.',
} as const;

const linkBack = (href: string): string => `\n<p><a class="button" href="${escaped(href)}">Back</a></p>`;

/**
 * A page for a sign-in that did not succeed. It repeats nothing of the request. `back` is the allowed page where the
 * sign-in of this browser began: it gets no code.
 */
export const problemPage = (problem: keyof typeof PROBLEMS, back?: string | null): Page => ({
  title: problem === 'pending' ? 'Your request was sent' : 'You are not signed in',
  body: `<p>${PROBLEMS[problem]}</p>${back ? linkBack(back) : ''}`,
});
