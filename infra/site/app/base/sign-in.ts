import type { Schemas } from '../../../../shared/client/client.ts';
import type { DemoCommunity, DemoPerson } from '../../demo-community.ts';
import { form } from '../parts/form.ts';
import { notice, reasonOf } from '../parts/states.ts';
import { button, type Child, h } from './dom.ts';
import type { Shown } from './page.ts';
import type { Caller } from './session.ts';
import {
  creatorStart,
  isForeign,
  isUsedUp,
  providersOf,
  register,
  requestLink,
  signInAs,
  startOf,
} from './sign-in-requests.ts';
import { challenge } from './verifier.ts';

type Provider = Schemas['PublicIdentityProvider'];

/** Why a sign-in with a code failed. */
export interface SignInFailure {
  readonly error: unknown;
  readonly role: Caller['role'];
}

const whyNot = (error: unknown): string => {
  if (isForeign(error))
    return 'You are not signed in: this sign-in did not begin in this browser, so it could be another person’s. If you chose a new password, it is saved.';
  return isUsedUp(error)
    ? 'You are not signed in: this sign-in was already used or has expired. Each one works once, for a minute.'
    : `You are not signed in. ${reasonOf(error)}`;
};

/** What prevented a sign-in with a code, and the link that begins it again. */
const refused = ({ error, role }: SignInFailure, start: string | undefined): Child =>
  h(
    'div.state.bad',
    { role: 'alert' },
    h('p', {}, whyNot(error)),
    h('p', {}, h('a.button', { href: role === 'member' && start ? start : location.href }, 'Try again')),
  );

const joining = (community: DemoCommunity, onSignedIn: (caller: Caller) => void): HTMLElement =>
  h(
    'details.card',
    {},
    h('summary', {}, 'Join as a new member'),
    form({
      submit: 'Join',
      fields: [
        { name: 'name', label: 'Name' },
        { name: 'email', label: 'Email', kind: 'email' },
        { name: 'password', label: 'Password', kind: 'password', hint: 'At least 8 characters.' },
      ],
      async act({ text }) {
        const person = { name: text('name'), email: text('email'), password: text('password') };
        const caller = await register(person, community);
        if (caller) onSignedIn(caller);
        return caller ? '' : 'Your request was sent. You can sign in when it is approved.';
      },
    }),
  );

const byEmail = (community: DemoCommunity): HTMLElement =>
  h(
    'details.card',
    {},
    h('summary', {}, 'Sign in by email'),
    form({
      submit: 'Send the email',
      fields: [{ name: 'email', label: 'Email', kind: 'email' }],
      async act({ text }) {
        const email = text('email');
        await requestLink(email, community);
        return `If ${email} is registered, an email is on its way. Open its link in this browser.`;
      },
    }),
    h('a', { href: '/_local/mail' }, 'Emails of the local stack'),
  );

interface SignIn {
  readonly community: DemoCommunity;
  readonly onSignedIn: (caller: Caller) => void;
  readonly failure: SignInFailure | undefined;
}

/** Signs in as a person of the demo hub with one click, with an identity provider of the hub, or as a new member. */
export const signInPage = async ({ community, onSignedIn, failure }: SignIn): Promise<Shown> => {
  const { element: status, say } = notice();
  const as = (role: Caller['role'], person: DemoPerson) => async (): Promise<void> => {
    say('Signing in…');
    try {
      onSignedIn(await signInAs(role, person, community));
    } catch (error) {
      say(reasonOf(error), true);
    }
  };
  const { owner, members } = community;
  /* People can sign in without the list of providers. */
  const [providers, code_challenge] = await Promise.all([
    providersOf(community).catch((): readonly Provider[] => []),
    challenge(),
  ]);
  const creators = await creatorStart(community, code_challenge).catch(() => undefined);
  const [start] = providers.map((provider) => startOf(provider, code_challenge));
  return {
    title: 'Sign in',
    body: h(
      'div.narrow',
      {},
      failure && refused(failure, start),
      h(
        'p',
        {},
        'Kiln & Clay is a demo hub on your machine. Choose who you are. The site calls the public API only, with the tokens of that person.',
      ),
      status,
      providers.map((provider) =>
        h(
          'p',
          {},
          h('a.button', { href: startOf(provider, code_challenge) }, `Sign in with ${provider.attributes.name}`),
        ),
      ),
      h('h2', {}, 'Back office'),
      button(`${owner.name}, the creator`, as('creator', owner), { class: 'primary' }),
      creators && h('p', {}, h('a.button', { href: creators }, 'Sign in with the provider of the team')),
      h('h2', {}, 'Members'),
      h(
        'ul.people',
        {},
        members.map((member) => h('li', {}, button(member.name, as('member', member)))),
      ),
      byEmail(community),
      joining(community, onSignedIn),
    ),
  };
};
