import { own } from '../../platform/runtime/own.ts';
import type { NodeType } from './nodes/registry.ts';

/** The fields of each kind of node in which placeholders are filled in. */
const FILLED_FIELDS = {
  send_email: ['subject', 'body'],
  send_message: ['body'],
  notify: ['title', 'body'],
  webhook: ['data'],
  delay: [],
  wait_until: [],
  wait_for_event: [],
  condition: [],
  split: [],
  add_tag: [],
  remove_tag: [],
  grant_access: [],
  revoke_access: [],
  award_achievement: [],
  exit: [],
} as const satisfies Record<NodeType, readonly string[]>;

const BY_TYPE: Readonly<Record<string, readonly string[]>> = FILLED_FIELDS;

export const filledFields = (type: string): readonly string[] => own(BY_TYPE, type) ?? [];
