import type { StageSettings } from '../../../infra/settings/schema.ts';

export const ACCOUNT = '111111111111';
export const CERTIFICATE = `arn:aws:acm:us-east-1:${ACCOUNT}:certificate/0123`;

/** The required settings of a stage with users. */
export const COMPLETE: StageSettings = {
  account: ACCOUNT,
  region: 'us-east-1',
  domain: { name: 'api.example.com', certificate: CERTIFICATE },
  mail: { sender: 'no-reply@mail.example.com', identity: 'own' },
  alarmEmail: 'ops@example.com',
};
