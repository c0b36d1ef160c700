import { line, quoted } from './chosen-text.ts';
import type { Letter } from './email.ts';

const letter = (to: string, subject: string, paragraphs: readonly string[]): Letter => ({
  to,
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
});

/** What a way in opens: a hub, or only what the recipient bought in it. */
interface Opens {
  readonly hub: string;
  readonly access: 'member' | 'purchases';
}

const opened = ({ hub, access }: Opens): string =>
  access === 'member' ? `the hub ${quoted(hub)}` : `your purchases in the hub ${quoted(hub)}`;

/** Nobody is promised a hub that does not let them in. */
const onlyPurchases = ({ access }: Opens): readonly string[] =>
  access === 'member'
    ? []
    : ['You can see what you bought there and cancel subscriptions. The hub itself is closed to you.'];

/** `code` is the token, where the link cannot lead on to a page that signs in: the code does, where it was requested. */
export const magicLinkLetter = (to: string, opens: Opens, link: string, code?: string): Letter =>
  letter(to, code === undefined ? 'Your sign-in link' : 'Your sign-in code', [
    ...(code === undefined
      ? [`Open this link to sign in to ${opened(opens)}:`, link]
      : [
          `To sign in to ${opened(opens)}, go back to where you requested this email and enter this code: ${code}`,
          'This page shows which hub and address the code is for; it does not sign you in:',
          link,
        ]),
    ...onlyPurchases(opens),
    'It works once, for ten minutes. If you did not ask for it, you can leave it alone: nobody gets in without it.',
  ]);

export const passwordResetLetter = (to: string, link: string, token: string): Letter =>
  letter(to, 'Choose a new password', [
    'Open this link to choose a new password:',
    link,
    `If you are asked for a code, it is: ${token}`,
    'It works once, for an hour. If you did not ask for it, you can leave it alone: your password stays as it is.',
  ]);

export const contactPasswordLetter = (to: string, opens: Opens, link: string, token: string): Letter =>
  letter(to, 'Choose your password', [
    `Open this link to choose a password for ${opened(opens)}:`,
    link,
    `If you are asked for a code, it is: ${token}`,
    ...onlyPurchases(opens),
    'It works once, for an hour. If you did not request it, ignore this email: your password stays as it is.',
  ]);

/** What lets a contact in who requested nothing: a link that signs in or sets a password, or a code alone. */
interface Entry {
  readonly by: 'link' | 'password' | 'code';
  readonly link: string | undefined;
}

const entering = ({ by, link }: Entry, token: string): readonly string[] =>
  link === undefined
    ? [`To sign in, open the site where members of the hub sign in and enter this code: ${token}`]
    : [
        `Open this link to ${by === 'password' ? 'choose a password' : 'sign in'}:`,
        link,
        `If you are asked for a code, it is: ${token}`,
      ];

/** `hub` is undefined for a contact who is in no hub yet. */
export const contactAccessEmail = (to: string, hub: string | undefined, entry: Entry, token: string): Letter =>
  letter(to, 'You were given access', [
    `You were given access with this address${hub === undefined ? '' : ` in the hub ${quoted(hub)}`}.`,
    ...entering(entry, token),
    'It works once, for 24 hours; later, request another where you sign in. A password that was chosen before this address was verified no longer works.',
  ]);

export const emailVerificationLetter = (to: string, link: string, token: string): Letter =>
  letter(to, 'Verify your email address', [
    'Somebody registered with this address. If it was you, sign in and enter the code below to verify it. This page says where:',
    link,
    `If you are asked for a code, it is: ${token}`,
    'It works once, for 24 hours, while you are signed in. If you did not register, ignore this email.',
  ]);

export const registrationAttemptEmail = (to: string, hub?: string): Letter =>
  letter(to, 'Somebody tried to register with your email address', [
    `Somebody tried to register with this address${hub === undefined ? '' : ` in the hub ${quoted(hub)}`}. You are registered already, so nothing has changed.`,
    'If it was you, sign in instead. If it was not, ignore this email: nobody got in.',
    'You get this email at most once a day.',
  ]);

export const invitationLetter = (to: string, team: string, link: string, token: string): Letter =>
  letter(to, 'You are invited to a team', [
    `You are invited to a team. It calls itself ${quoted(team)}; the name was chosen by the team. Register or sign in with this address, then accept:`,
    link,
    `If you are asked for a code, it is: ${token}`,
    'It works once, for seven days. If you do not know the team, ignore this email.',
  ]);

export const achievementLetter = (to: string, hub: string, title: string, points: number): Letter =>
  letter(to, `You earned ${line(title)}`, [
    `You earned an achievement in ${line(hub)}: ${line(title)}.`,
    ...(points > 0 ? [`It is worth ${points} ${points === 1 ? 'point' : 'points'}.`] : []),
  ]);

export const eventSeatLetter = (to: string, hub: string, title: string, when: string): Letter =>
  letter(to, `You are going to ${line(title)}`, [
    `A seat has become free, and it is yours: you are going to ${line(title)} in ${line(hub)}.`,
    when,
    'If you cannot come, take your answer back, so that somebody else can.',
  ]);

/** `product` is undefined where it was deleted; `refunded` where nothing was charged, as in a trial. */
export const duplicateSubscriptionLetter = (
  to: string,
  hub: string,
  product: string | undefined,
  refunded: string | undefined,
): Letter => {
  const name = product === undefined ? 'the same product' : line(product);
  return letter(to, `Your second subscription to ${name} was canceled`, [
    `You completed two checkouts for ${name} in ${line(hub)}. Your first subscription continues. The second was canceled.`,
    refunded === undefined
      ? 'Nothing was charged for the second.'
      : `The ${refunded} that you paid for the second are refunded in full, to the payment method that you used.`,
  ]);
};

/** The title may contain the name of another member, which nobody vouches for: it is not in the subject. */
export const notificationLetter = (to: string, hub: string, title: string, body: string | null): Letter =>
  letter(to, `New notification in ${line(hub)}`, [
    `${line(title)} in ${line(hub)}.`,
    ...(body === null ? [] : [body]),
    'Which of these letters you get is yours to say, in your notification preferences.',
  ]);

/** In the words of whoever made the automation. */
export const automationLetter = (to: string, subject: string, body: string): Letter =>
  letter(to, line(subject), [body]);
