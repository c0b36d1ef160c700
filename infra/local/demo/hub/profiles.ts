import type { PersonKey } from './people.ts';

/** The profile fields of the demo hub. Members without a city are asked for it when they sign in. The last one is visible to the team only. */
export const FIELDS = [
  { key: 'city', label: 'City', field_type: 'text', is_required: true },
  { key: 'level', label: 'Level', field_type: 'select', options: ['Beginner', 'Experienced', 'Professional'] },
  {
    key: 'clay',
    label: 'Favorite clays',
    field_type: 'multi_select',
    options: ['Stoneware', 'Porcelain', 'Earthenware', 'Raku'],
  },
  { key: 'since', label: 'Potter since', field_type: 'number' },
  { key: 'kiln_owner', label: 'Has a kiln', field_type: 'boolean' },
  { key: 'source', label: 'Source', field_type: 'text', visibility: 'team' },
] as const;

interface Profile {
  readonly headline: string;
  readonly bio?: string;
  readonly fields: {
    readonly city: string;
    readonly level: 'Beginner' | 'Experienced' | 'Professional';
    readonly clay: readonly ('Stoneware' | 'Porcelain' | 'Earthenware' | 'Raku')[];
    readonly since: number;
    readonly kiln_owner: boolean;
  };
}

const profile = (
  headline: string,
  city: string,
  level: Profile['fields']['level'],
  clay: Profile['fields']['clay'],
  since: number,
  bio?: string,
): Profile => ({
  headline,
  ...(bio && { bio }),
  fields: { city, level, clay, since, kiln_owner: level !== 'Beginner' },
});

/** What the members wrote about themselves. */
export const PROFILES: Partial<Readonly<Record<PersonKey, Profile>>> = {
  maya: profile(
    'Studio potter, and the founder of this hub',
    'Malmö',
    'Professional',
    ['Stoneware', 'Porcelain'],
    1998,
    'I run a small studio by the harbour and teach on Saturdays. Ask me about handles.',
  ),
  tomas: profile('Production potter. I count in dozens', 'Valencia', 'Professional', ['Earthenware'], 2004),
  aiko: profile('Tea bowls, one at a time', 'Kyoto', 'Experienced', ['Raku', 'Stoneware'], 2009),
  ruth: profile('Retired chemist, now on glazes', 'Leeds', 'Experienced', ['Stoneware'], 2016),
  samir: profile('Planters that need two people', 'Beirut', 'Experienced', ['Stoneware'], 2011),
  nadia: profile(
    'Learning to throw straight',
    'Gdańsk',
    'Beginner',
    ['Stoneware', 'Earthenware'],
    2025,
    'I started in January. I keep every cylinder, also the crooked ones.',
  ),
  jonas: profile('Old kilns and new thermocouples', 'Rotterdam', 'Beginner', ['Stoneware'], 2024),
  priya: profile('Sgraffito birds', 'Pune', 'Experienced', ['Earthenware', 'Porcelain'], 2013),
  oluwa: profile('Burnished and smoke fired', 'Lagos', 'Professional', ['Earthenware', 'Raku'], 2001),
  elena: profile('Espresso cups of exactly 70 ml', 'Bologna', 'Experienced', ['Porcelain'], 2014),
  ben: profile('Jugs, forty so far', 'Galway', 'Experienced', ['Stoneware'], 2012),
  chloe: profile('Blue on white', 'Lyon', 'Professional', ['Porcelain'], 2006),
  lars: profile('Lidded jars, measured wet', 'Bergen', 'Experienced', ['Stoneware'], 2010),
  mei: profile('Lamps from 2 mm porcelain', 'Taipei', 'Professional', ['Porcelain'], 2003),
  david: profile('I photograph pots', 'Bristol', 'Beginner', ['Stoneware'], 2023),
  sofia: profile('Tiles with lemons', 'Porto', 'Beginner', ['Earthenware'], 2024),
};
