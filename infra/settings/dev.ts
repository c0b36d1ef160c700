import type { StageSettings } from './schema.ts';

/**
 * Settings of `dev`. Without `account` and `region` it is deployed to those of the shell; without `mail` it sends no
 * emails: they wait as dead letters until a sender is set, for instance
 * `mail: { sender: 'you@your-company.com', identity: 'existing' }` with an address that you verified in SES. Its teams
 * sell without an onboarding, onto the account of whoever deployed it: its payment key is one for tests.
 */
export const dev: StageSettings = { platformSells: true };
