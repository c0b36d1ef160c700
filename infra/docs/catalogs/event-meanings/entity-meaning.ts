/** The meaning of the events whose types start with the name of an entity. */
export interface EntityMeaning {
  readonly title: string;
  /** With its article: `a coupon`. */
  readonly noun: string;
  /** The `resource_type` of the events. */
  readonly resource: string;
  /** When an event is emitted, by the second half of its type; the usual words are in `USUAL`. */
  readonly verbs: Readonly<Record<string, string>>;
}
