import type { WebhookLog } from '../webhook-log.ts';
import { CONTROL_PREFIX, type Control } from './control.ts';
import { json, problem } from './problem.ts';

export const RESEND_PATH = `${CONTROL_PREFIX}/webhooks/resend`;

const idIn = (body: string): string => {
  try {
    return String(JSON.parse(body).delivery_id);
  } catch {
    return new URLSearchParams(body).get('delivery_id') ?? '';
  }
};

/** What was sent to receivers, attempt by attempt; and sending one of them again, by JSON or by the page's button. */
export const webhookControls = (log: WebhookLog): readonly Control[] => [
  { method: 'GET', path: `${CONTROL_PREFIX}/webhooks`, handle: async () => json(200, await log.list()) },
  {
    method: 'POST',
    path: RESEND_PATH,
    async handle({ body }) {
      if (!(await log.resend(idIn(body.toString('utf8')))))
        return problem(404, 'not_found', 'There is no such delivery.');
      return { status: 303, headers: { location: `${CONTROL_PREFIX}/deliveries` }, body: '' };
    },
  },
];
