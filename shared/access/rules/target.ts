/** What an access rule can stand on. */
export const ACCESS_TARGETS = ['hub', 'space', 'discussion', 'content_node', 'playlist', 'event'] as const;

export type AccessTarget = (typeof ACCESS_TARGETS)[number];

/** A thing that a rule may stand on. Its row says `gated: true` from the moment a rule does, so most cost no read. */
export interface Gated {
  readonly type: AccessTarget;
  readonly id: string;
  readonly gated?: boolean;
}
