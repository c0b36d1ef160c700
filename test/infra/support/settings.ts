import type { StageSettings } from '../../../infra/settings/schema.ts';
import type { AllSettings } from '../../../infra/settings/settings.ts';

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

/** Complete settings of every stage: `dev` and `staging` share an account. */
export const DELIVERED: AllSettings = {
  dev: { account: ACCOUNT, region: 'eu-west-1', permissionsBoundary: 'hub-membership-boundary' },
  staging: {
    permissionsBoundary: 'hub-membership-boundary',
    ...COMPLETE,
    domain: { name: 'api.staging.example.com', certificate: CERTIFICATE },
    mail: { sender: 'no-reply@mail.example.com', identity: 'existing' },
  },
  prod: {
    permissionsBoundary: 'hub-membership-boundary',
    ...COMPLETE,
    account: '222222222222',
    domain: { name: 'api.example.com', certificate: CERTIFICATE.replace(ACCOUNT, '222222222222') },
  },
};
