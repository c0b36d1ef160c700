import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';
import { DERIVED } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';

export const newcomerEntity = /* @__PURE__ */ entity('newcomer');

/** The posts of a member while the limits for newcomers apply to them. */
export interface NewcomerItem {
  /** Published posts, at most a few more than the limits need. */
  readonly published: number;
  /** The times of the latest posts, held ones included, latest last. */
  readonly recent: readonly string[];
  /** The times of the latest requests for a conversation, one for each member who was asked, latest last. */
  readonly recent_requests?: readonly string[];
  /** Incremented by each post; writes are conditional on it. */
  readonly version: number;
}

export const newcomerKey = (hub: HubKey, contact: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: 'NEWCOMER',
});

export const newcomerKind = {
  entity: newcomerEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'NEWCOMER'],
  events: 'none',
  person: { contact: { exported: DERIVED, erased: 'afterwards' } },
  text: 'none',
  gives: false,
  note: "the latest posts and conversation requests of a member while the hub's `newcomer_limits` apply to them",
} as const satisfies RowKind;
