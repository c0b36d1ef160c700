/** A drip campaign that locks a target, and the automation that runs it. */
export interface DripRef {
  readonly campaign: string;
  readonly automation: string;
}

/** As the access rule of the target stores it. */
export const dripName = ({ campaign, automation }: DripRef): string => `${campaign}/${automation}`;

/** The campaigns that an access rule names. */
export const dripRefs = (names: ReadonlySet<string>): readonly DripRef[] =>
  [...names].map((name) => {
    const [campaign = '', automation = ''] = name.split('/');
    return { campaign, automation };
  });
