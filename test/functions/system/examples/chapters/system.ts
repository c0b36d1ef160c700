import type { Chapter } from '../walk.ts';

export const system: Chapter = async ({ anyone }) => {
  await anyone('getVersion');
  await anyone('getHealth');
  await anyone('listWebhookSigningKeys');
  await anyone('getWellKnownJwksJson');
  await anyone('getCheckout', { query: { outcome: 'paid' } });
};
