import { hubInput } from '../../../shared/hubs/hubs/hub-input.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { spaceInput } from '../../../shared/hubs/spaces/space-input.ts';
import { spaces } from '../../../shared/hubs/spaces/spaces.ts';
import { type SeededTeam, seedTeam } from '../../support/seed.ts';
import type { Simulation } from '../run/simulation.ts';
import { letIn, type Offers, offersOf } from './offers.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

/** A hub as the day finds it: a team, members, an open space and one by invitation. */
export interface Beginning extends Offers {
  readonly team: SeededTeam;
  readonly hub: string;
  readonly space: string;
  readonly secret: string;
  readonly members: readonly Person[];
}

const MEMBERS = 4;

const person = async ({ db, keys }: Simulation, team: string, hub: string, email: string): Promise<Person> => {
  const made = await contacts(db, team).create(
    { email, name: email.split('@')[0] ?? null, password_hash: null, hubs: [{ id: hub, status: 'active' }] },
    new Date(),
  );
  if (typeof made === 'string') throw new Error(made);
  return { id: made.id, token: keys.issue({ kind: 'contact', id: made.id, team }), email };
};

/** A team with a hub, written without faults and delays. */
export const beginning = async (simulation: Simulation, name: string): Promise<Beginning> => {
  const { db, keys } = simulation;
  const team = await seedTeam(db, keys);
  const actor = { type: 'user', id: team.users.owner.id } as const;
  const made = await hubs(db, team.id).create(hubInput().parse({ name, slug: name }), actor, new Date());
  if (typeof made === 'string') throw new Error(made);
  const of = spaces(db, { team: team.id, hub: made.id });
  const space = async (input: object): Promise<string> => {
    const created = await of.create(spaceInput().parse(input), actor, new Date());
    if (typeof created === 'string') throw new Error(created);
    return created.id;
  };
  const members: Person[] = [];
  for (let nth = 0; nth < MEMBERS; nth += 1)
    members.push(await person(simulation, team.id, made.id, `member-${nth}@${name}.example.com`));
  const owner = team.users.owner.token;
  const secret = await space({ name: 'Secret', visibility: 'secret', access_level: 'invite' });
  const [first] = members;
  await letIn(simulation, `/teams/${team.id}/hubs/${made.id}/spaces/${secret}/memberships/${first?.id}`, owner);
  return {
    team,
    hub: made.id,
    space: await space({ name: 'Lobby' }),
    secret,
    members,
    ...(await offersOf(simulation, owner, team.id, made.id)),
  };
};
