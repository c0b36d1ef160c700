import { declaredFields } from '../../../platform/aws/provider-declaration.ts';
import type { EmailCallbacks } from '../adapter.ts';
import { resendCallbacks, resendEffect } from './callbacks.ts';
import { SIGNING } from './declaration.ts';

export const resendCallbackAdapter: EmailCallbacks = {
  connect: (environment) => resendCallbacks(declaredFields(environment, SIGNING)),
  effect: resendEffect,
};
