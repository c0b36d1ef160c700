/** A section of the API reference: the tag of its operations, its title, description and position. */
export interface Section {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly position: number;
}

/** A group without a section comes first, tagged with its own name. */
interface Grouped {
  readonly name: string;
  readonly section?: Section;
}

export const tagOf = ({ name, section }: Grouped): string => section?.name ?? name;

/** Groups in the order of their sections. */
export const inReadingOrder = <G extends Grouped>(groups: readonly G[]): readonly G[] =>
  groups.toSorted((a, b) => (a.section?.position ?? -1) - (b.section?.position ?? -1));

/** One tag for each section; the title is its `x-displayName`, which reference generators show. */
export const tagsOf = (groups: readonly Grouped[]) => [
  ...new Map(
    inReadingOrder(groups).map((group) => {
      const { section } = group;
      const shown = section && { description: section.description, 'x-displayName': section.title };
      return [tagOf(group), { name: tagOf(group), ...shown }] as const;
    }),
  ).values(),
];
