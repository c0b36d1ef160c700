import type { Letter } from './email.ts';

/** A name that somebody chose, as one line of a letter. */
const line = (name: string): string => name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const letter = (to: string, subject: string, paragraphs: readonly string[]): Letter => ({
  to,
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
});

export const magicLinkLetter = (to: string, hub: string, link: string): Letter =>
  letter(to, `Sign in to ${line(hub)}`, [
    `Open this link to sign in to ${line(hub)}:`,
    link,
    'It works once, for ten minutes. If you did not ask for it, you can leave it alone: nobody gets in without it.',
  ]);

export const passwordResetLetter = (to: string, link: string, token: string): Letter =>
  letter(to, 'Choose a new password', [
    'Open this link to choose a new password:',
    link,
    `If you are asked for a code, it is: ${token}`,
    'It works once, for an hour. If you did not ask for it, you can leave it alone: your password stays as it is.',
  ]);

export const emailVerificationLetter = (to: string, link: string, token: string): Letter =>
  letter(to, 'Verify your email address', [
    'Somebody registered with this address. If it was you, open this link to verify it:',
    link,
    `If you are asked for a code, it is: ${token}`,
    'It works once, for 24 hours, while you are signed in. If you did not register, ignore this email.',
  ]);

export const invitationLetter = (to: string, team: string, link: string, token: string): Letter =>
  letter(to, `You are invited to ${line(team)}`, [
    `You are invited to work with ${line(team)}. Register or sign in with this address, then accept:`,
    link,
    `If you are asked for a code, it is: ${token}`,
    'It works once, for seven days.',
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

export const notificationLetter = (to: string, hub: string, title: string, body: string | null): Letter =>
  letter(to, `${line(title)} in ${line(hub)}`, [
    `${line(title)} in ${line(hub)}.`,
    ...(body === null ? [] : [body]),
    'Which of these letters you get is yours to say, in your notification preferences.',
  ]);

/** In the words of whoever made the automation. */
export const automationLetter = (to: string, subject: string, body: string): Letter =>
  letter(to, line(subject), [body]);
