import { developed, type Settings } from '../settings/schema.ts';

/**
 * The settings of `dev` as the local stack runs it: no account, emails to the mailbox, this machine's processor. Teams
 * sell without an onboarding, as in `dev`.
 */
export const LOCAL: Settings = developed.parse({
  mail: { sender: 'no-reply@hub.localhost', identity: 'existing' },
  platformSells: true,
  arch: process.arch === 'arm64' ? 'arm64' : 'x86_64',
});
