import { notice, reasonOf } from '../parts/states.ts';
import { button, h } from './dom.ts';
import type { Shown } from './page.ts';
import { type Caller, type Community, type Person, signIn } from './session.ts';

/** Signs in as a person of the demo hub with one click. */
export const signInPage = (community: Community, onSignedIn: (caller: Caller) => void): Shown => {
  const { element: status, say } = notice();
  const as = (role: Caller['role'], person: Person) => async (): Promise<void> => {
    say('Signing in…');
    try {
      onSignedIn(await signIn(role, person, community));
    } catch (error) {
      say(reasonOf(error), true);
    }
  };
  const { owner, members } = community;
  return {
    title: 'Sign in',
    body: h(
      'div.narrow',
      {},
      h(
        'p',
        {},
        'Kiln & Clay is a demo hub on your machine. Choose who you are. The site calls the public API only, with the tokens of that person.',
      ),
      status,
      h('h2', {}, 'Back office'),
      button(`${owner.name}, the creator`, as('creator', owner), { class: 'primary' }),
      h('h2', {}, 'Members'),
      h(
        'ul.people',
        {},
        members.map((member) => h('li', {}, button(member.name, as('member', member)))),
      ),
    ),
  };
};
