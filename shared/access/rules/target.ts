/** The entities that an access rule can restrict. */
export const ACCESS_TARGETS = ['hub', 'space', 'discussion', 'content_node', 'playlist', 'event'] as const;

export type AccessTarget = (typeof ACCESS_TARGETS)[number];

/** A possible target of a rule. Its row has `gated: true` while it has a rule, so most targets cost no read. */
export interface Gated {
  readonly type: AccessTarget;
  readonly id: string;
  readonly gated?: boolean;
}
