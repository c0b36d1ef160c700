/** What the client secrets of identity providers are sealed for. Stored secrets and grants have this name. */
export const CLIENT_SECRETS = 'identity-provider';
