import type { Mailbox } from '../mailbox.ts';
import type { Control } from './control.ts';
import { json } from './problem.ts';

export const mailControl = (mailbox: Mailbox): Control => ({
  method: 'GET',
  path: '/_local/mail',
  handle: () => json(200, mailbox.list()),
});
