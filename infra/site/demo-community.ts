/** A person of the demo hub, who signs in with the password. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A hub with people, posts, a course, events and products, which the site at `/_local/site` shows. */
export interface DemoCommunity {
  readonly team_id: string;
  readonly hub_id: string;
  readonly slug: string;
  readonly owner: DemoPerson;
  readonly members: readonly (DemoPerson & { readonly contact_id: string })[];
  /** Ids of resources by the names of the path parameters that take them. Absent in older data folders. */
  readonly examples?: Readonly<Record<string, string>>;
}
