import { developed, type Settings } from '../settings/schema.ts';

/**
 * The settings of `dev` for the local stack: no account, emails to the mailbox, this machine's architecture. Teams sell
 * without onboarding, as in `dev`.
 */
export const localSettings = (table?: string): Settings =>
  developed.parse({
    mail: { sender: 'no-reply@hub.localhost', identity: 'existing' },
    platformSells: true,
    arch: process.arch === 'arm64' ? 'arm64' : 'x86_64',
    ...(table && { table }),
  });
