import type { EmailReports } from '../adapter.ts';
import { resendEffect } from './callbacks.ts';

export const resendReports: EmailReports = { effect: resendEffect };
