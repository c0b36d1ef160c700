import type { Outbox } from '../outbox.ts';
import type { Control } from './control.ts';
import { json } from './problem.ts';

/** The callbacks that provider stand-ins sent, newest first. */
export const callbacksControl = (outbox: Outbox): Control => ({
  method: 'GET',
  path: '/_local/callbacks',
  handle: () => json(200, outbox.list()),
});
