import type { EmailMessage } from './email.ts';
import { line, plain, quoted } from './untrusted-text.ts';

const message = (to: string, subject: string, paragraphs: readonly string[]): EmailMessage => ({
  to,
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
});

/** For every email that a member can turn off. */
const PREFERENCES = 'You can choose which emails you receive in your notification preferences.';

/** What a sign-in gives access to: the hub, or only the recipient's purchases in it. */
interface SignInTarget {
  readonly hub: string;
  readonly access: 'member' | 'purchases';
}

const accessName = ({ hub, access }: SignInTarget): string =>
  access === 'member' ? `the hub ${quoted(hub)}` : `your purchases in the hub ${quoted(hub)}`;

/** Informs a recipient without access to the hub before they sign in. */
const purchasesOnlyNote = ({ access }: SignInTarget): readonly string[] =>
  access === 'member'
    ? []
    : ['You can see your purchases and cancel subscriptions. You do not have access to the hub itself.'];

const codeParagraphs = (opens: SignInTarget, link: string, code: string | undefined): readonly string[] => [
  `To sign in to ${accessName(opens)}, return to where you requested this email and enter this code: ${code}`,
  'The next link shows the hub and the address of the code. It does not sign you in:',
  link,
];

const linkParagraphs = (opens: SignInTarget, link: string, code: string | undefined): readonly string[] => [
  `Open this link to sign in to ${accessName(opens)}:`,
  link,
  ...(code === undefined ? [] : [`If you are asked for a code, it is: ${code}`]),
];

/**
 * `code` is the token, for a recipient who may have to enter it where they requested the email. Without a page that the
 * link leads to, it does not sign in.
 */
export const magicLinkEmail = (
  to: string,
  opens: SignInTarget,
  link: string,
  code?: string,
  signsIn = code === undefined,
): EmailMessage =>
  message(to, signsIn ? 'Your sign-in link' : 'Your sign-in code', [
    ...(signsIn ? linkParagraphs : codeParagraphs)(opens, link, code),
    ...purchasesOnlyNote(opens),
    `The ${signsIn ? 'link' : 'code'} works once and expires in ten minutes.`,
    'If you did not request it, ignore this email.',
  ]);

export const passwordResetEmail = (to: string, link: string, token: string): EmailMessage =>
  message(to, 'Reset your password', [
    'A password reset was requested for your account. Open this link to choose a new password:',
    link,
    `If you are asked for a code, it is: ${token}`,
    'The link works once and expires in one hour.',
    'If you did not request it, ignore this email: your password does not change.',
  ]);

export const contactPasswordEmail = (to: string, opens: SignInTarget, link: string, token: string): EmailMessage =>
  message(to, 'Choose your password', [
    `Open this link to choose a password for ${accessName(opens)}:`,
    link,
    `If you are asked for a code, it is: ${token}`,
    ...purchasesOnlyNote(opens),
    'The link works once and expires in one hour.',
    'If you did not request it, ignore this email: your password does not change.',
  ]);

/** The sign-in of a contact who did not request this email: a link that signs in or sets a password, or only a code. */
interface Entry {
  readonly by: 'link' | 'password' | 'code';
  readonly link: string | undefined;
}

const signInParagraphs = ({ by, link }: Entry, token: string): readonly string[] =>
  link === undefined
    ? [`To sign in, open the sign-in page of the hub and enter this code: ${token}`]
    : [
        `Open this link to ${by === 'password' ? 'choose a password' : 'sign in'}:`,
        link,
        `If you are asked for a code, it is: ${token}`,
      ];

/** `hub` is undefined for a contact who is in no hub yet. */
export const contactAccessEmail = (to: string, hub: string | undefined, entry: Entry, token: string): EmailMessage =>
  message(to, 'You were given access', [
    `This email address was given access${hub === undefined ? '' : ` in the hub ${quoted(hub)}`}.`,
    ...signInParagraphs(entry, token),
    `The ${entry.link === undefined ? 'code' : 'link'} works once and expires in 24 hours.`,
    'After that, request a new one on the sign-in page.',
    'A password that was set before this address was verified no longer works.',
  ]);

/** To the new address of a contact. `team` is the name of the team. */
export const addressProofEmail = (to: string, team: string, link: string): EmailMessage =>
  message(to, 'Confirm your new email address', [
    `The team ${quoted(team)} set this address as the new email address of your account in its hubs.`,
    'Open this link to confirm it:',
    link,
    'The link works once and expires in 24 hours. Until then, nothing changes.',
    'If you do not know the team, ignore this email.',
  ]);

/** To the address that a contact leaves, if its holder must allow the change. The page of the link shows the new one. */
export const addressConsentEmail = (to: string, team: string, link: string): EmailMessage =>
  message(to, 'Allow a change of your email address?', [
    `The team ${quoted(team)} asks to change the email address of your account in its hubs.`,
    'The person who reads the new address can then sign in as you. To see it, and to allow or refuse the change, open this link:',
    link,
    'If you do nothing, nothing changes. You can allow the change for seven days, and undo it for seven days afterwards.',
  ]);

/** To the address that a contact leaves. */
export const addressNoticeEmail = (to: string, team: string, link: string): EmailMessage =>
  message(to, 'Your email address is being changed', [
    `The email address of your account in the hubs of the team ${quoted(team)} is being changed.`,
    'If you agree, do nothing: the change takes effect when the new address is confirmed.',
    'If you do not, open this link. You keep this address, and every sign-in with the new one ends:',
    link,
    'The link works for seven days after the change.',
  ]);

export const emailVerificationEmail = (to: string, link: string, token: string): EmailMessage =>
  message(to, 'Verify your email address', [
    'An account was created with this email address.',
    'To verify the address, sign in and enter the code below. This page explains where:',
    link,
    `The code is: ${token}`,
    'The code works once, while you are signed in, and expires in 24 hours.',
    'If you did not create an account, ignore this email.',
  ]);

export const registrationAttemptEmail = (to: string, hub?: string): EmailMessage =>
  message(to, 'Registration attempt with your email address', [
    `This email address was used to register${hub === undefined ? '' : ` in the hub ${quoted(hub)}`}.`,
    'You already have an account, so nothing has changed.',
    'If it was you, sign in instead. If it was not, ignore this email: nobody has signed in to your account.',
    'You receive this email at most once a day.',
  ]);

export const invitationEmail = (to: string, team: string, link: string, token: string): EmailMessage =>
  message(to, 'You are invited to a team', [
    `You are invited to join the team ${quoted(team)}. The team chose this name; it is not verified.`,
    'To accept, register or sign in with this email address and open this link:',
    link,
    `If you are asked for a code, it is: ${token}`,
    'The invitation works once and expires in seven days. If you do not know the team, ignore this email.',
  ]);

export const achievementEmail = (to: string, hub: string, title: string, points: number): EmailMessage =>
  message(to, `You earned ${plain(title)}`, [
    `You earned an achievement in ${plain(hub)}: ${plain(title)}.`,
    ...(points > 0 ? [`It is worth ${points} ${points === 1 ? 'point' : 'points'}.`] : []),
    PREFERENCES,
  ]);

export const eventSeatEmail = (to: string, hub: string, title: string, when: string): EmailMessage =>
  message(to, `You are going to ${plain(title)}`, [
    `A seat became free, and it is now yours: you are going to ${plain(title)} in ${plain(hub)}.`,
    when,
    'If you cannot attend, withdraw your RSVP, so that another member gets the seat.',
    PREFERENCES,
  ]);

/** `product` is undefined if it was deleted, `refunded` if nothing was charged, as in a trial. */
export const duplicateSubscriptionEmail = (
  to: string,
  hub: string,
  product: string | undefined,
  refunded: string | undefined,
): EmailMessage => {
  const name = product === undefined ? 'the same product' : plain(product);
  return message(to, `Your second subscription to ${name} was canceled`, [
    `You completed two checkouts for ${name} in ${plain(hub)}.`,
    'Your first subscription continues. The second was canceled.',
    refunded === undefined
      ? 'You were not charged for the second subscription.'
      : `The ${refunded} that you paid for the second subscription will be refunded in full to your payment method.`,
  ]);
};

/** The title may contain an unverified name of another member, so it is not in the subject. */
export const notificationEmail = (to: string, hub: string, title: string, body: string | null): EmailMessage =>
  message(to, `New notification in ${plain(hub)}`, [
    `${plain(title)} in ${plain(hub)}.`,
    ...(body === null ? [] : [body]),
    PREFERENCES,
  ]);

/** The subject and the body are those of the automation. */
export const automationEmail = (to: string, subject: string, body: string): EmailMessage =>
  message(to, line(subject), [body]);
