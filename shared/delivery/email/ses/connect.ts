import { SESv2Client } from '@aws-sdk/client-sesv2';
import type { ConnectSender } from '../adapter.ts';
import { sesEmail } from './sender.ts';

export const connectSes: ConnectSender = ({ EMAIL_FROM, EMAIL_CONFIGURATION_SET }) =>
  EMAIL_FROM ? sesEmail(new SESv2Client(), EMAIL_FROM, EMAIL_CONFIGURATION_SET) : undefined;
