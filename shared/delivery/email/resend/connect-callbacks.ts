import { declaredVersions } from '../../../platform/aws/provider-declaration.ts';
import type { ConnectCallbacks } from '../../../platform/callbacks/provider.ts';
import { resendCallbacks } from './callbacks.ts';
import { SIGNING } from './declaration.ts';

export const connectResendCallbacks: ConnectCallbacks = (environment) =>
  resendCallbacks(declaredVersions(environment, SIGNING));
