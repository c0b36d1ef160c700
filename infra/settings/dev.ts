import type { StageSettings } from './schema.ts';

/**
 * Settings of `dev`. Without `account` and `region`, it is deployed to those of the shell. Without `mail`, it sends no
 * emails: they wait as dead letters until you set a sender, such as `mail: { sender: 'you@your-company.com', identity:
 * 'existing' }` with an address that you verified in SES. Its teams sell without onboarding, onto the account that owns
 * the payment key, which is a test key.
 */
export const dev: StageSettings = { platformSells: true };
