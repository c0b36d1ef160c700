import type { Schemas } from '../../../../../shared/client/client.ts';
import { form } from '../parts/form.ts';
import { notice, reasonOf } from '../parts/states.ts';
import { button, type Child, h } from './dom.ts';
import type { Shown } from './page.ts';
import type { Caller, Community, Person } from './session.ts';
import { isUsedUp, providersOf, register, signInAs, startOf } from './sign-in-requests.ts';

type Provider = Schemas['PublicIdentityProvider'];

/** Why a sign-in with a code failed. */
export interface SignInFailure {
  readonly error: unknown;
  readonly role: Caller['role'];
}

/** What prevented a sign-in with a code, and the link that begins it again. */
const refused = ({ error, role }: SignInFailure, [provider]: readonly Provider[]): Child =>
  h(
    'div.state.bad',
    { role: 'alert' },
    h(
      'p',
      {},
      isUsedUp(error)
        ? 'You are not signed in: this sign-in was already used or has expired. Each one works once, for a minute.'
        : `You are not signed in. ${reasonOf(error)}`,
    ),
    h('p', {}, h('a.button', { href: provider && role === 'member' ? startOf(provider) : location.href }, 'Try again')),
  );

const joining = (community: Community, onSignedIn: (caller: Caller) => void): HTMLElement =>
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

interface SignIn {
  readonly community: Community;
  readonly onSignedIn: (caller: Caller) => void;
  readonly failure: SignInFailure | undefined;
}

/** Signs in as a person of the demo hub with one click, with an identity provider of the hub, or as a new member. */
export const signInPage = async ({ community, onSignedIn, failure }: SignIn): Promise<Shown> => {
  const { element: status, say } = notice();
  const as = (role: Caller['role'], person: Person) => async (): Promise<void> => {
    say('Signing in…');
    try {
      onSignedIn(await signInAs(role, person, community));
    } catch (error) {
      say(reasonOf(error), true);
    }
  };
  const { owner, members } = community;
  /* People can sign in without the list of providers. */
  const providers = await providersOf(community).catch((): readonly Provider[] => []);
  return {
    title: 'Sign in',
    body: h(
      'div.narrow',
      {},
      failure && refused(failure, providers),
      h(
        'p',
        {},
        'Kiln & Clay is a demo hub on your machine. Choose who you are. The site calls the public API only, with the tokens of that person.',
      ),
      status,
      providers.map((provider) =>
        h('p', {}, h('a.button', { href: startOf(provider) }, `Sign in with ${provider.attributes.name}`)),
      ),
      h('h2', {}, 'Back office'),
      button(`${owner.name}, the creator`, as('creator', owner), { class: 'primary' }),
      h('h2', {}, 'Members'),
      h(
        'ul.people',
        {},
        members.map((member) => h('li', {}, button(member.name, as('member', member)))),
      ),
      joining(community, onSignedIn),
    ),
  };
};
