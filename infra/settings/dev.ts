import type { StageSettings } from './schema.ts';

/**
 * Settings of `dev`. Without `account` and `region` it is deployed to those of the shell; without `mail` it sends no
 * emails: they wait as dead letters until a sender is set, for instance
 * `mail: { sender: 'you@your-company.com', identity: 'existing' }` with an address that you verified in SES.
 */
export const dev: StageSettings = {};
