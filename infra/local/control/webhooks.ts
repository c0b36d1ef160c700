import type { WebhookLog } from '../webhook-log.ts';
import { CONTROL_PREFIX, type Control } from './control.ts';
import { problem } from './problem.ts';

export const RESEND_PATH = `${CONTROL_PREFIX}/webhooks/resend`;

const idIn = (body: string): string => {
  try {
    return String(JSON.parse(body).delivery_id);
  } catch {
    return new URLSearchParams(body).get('delivery_id') ?? '';
  }
};

/** Resends a delivery; accepts JSON and the console's form. */
export const resendControl = (log: WebhookLog): Control => ({
  method: 'POST',
  path: RESEND_PATH,
  async handle({ body }) {
    if (!(await log.resend(idIn(body.toString('utf8')))))
      return problem(404, 'not_found', 'The delivery does not exist.');
    return { status: 303, headers: { location: `${CONTROL_PREFIX}/webhooks` }, body: '' };
  },
});
