import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkTeamDomain, isDomainOfTeam } from '../../../shared/access/sign-in/team/check-team-domain.ts';
import { teamDomainKey } from '../../../shared/access/sign-in/team/team-domain-item.ts';
import { teamDomains, teamOfDomain } from '../../../shared/access/sign-in/team/team-domains.ts';
import { users } from '../../../shared/accounts/identity/users.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type FakeProvider, startProvider } from './fake-provider.ts';
import { SIGNED_IN, startOffice } from './team-office.ts';

let office: Awaited<ReturnType<typeof startOffice>>;
let provider: FakeProvider;
let domain: string;
let id: string;

beforeAll(async () => {
  provider = await startProvider();
  office = await startOffice();
  domain = await office.domain(office.ours);
  const default_role_id = office.ours.users.moderator.role_id;
  ({ id } = await office.provider(office.ours, provider.issuer, { default_role_id }));
});
afterAll(async () => {
  await office.stop();
  await provider.stop();
});

/** Sign-ins of a person from several tabs, which return from the provider at the same time. */
const signInAtOnce = async (email: string, count: number): Promise<readonly string[]> => {
  const tabs = await Promise.all(Array.from({ length: count }, () => office.start(office.ours, id)));
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: provider.issuer, aud: 'office', sub: email, iat, exp: iat + 300, email, email_verified: true };
  provider.answer = async (form) => {
    const nonce = tabs[Number(form.get('code'))]?.url.searchParams.get('nonce') ?? '';
    return { id_token: await provider.sign({ ...claims, nonce }) };
  };
  const finish = ({ state, cookie }: (typeof tabs)[number], nth: number) =>
    office.finish(office.ours, id, { state, code: String(nth) }, cookie);
  return Promise.all(tabs.map(finish));
};

test('a new person who signs in from five tabs at once becomes one user, and every tab is signed in', async () => {
  for (let round = 0; round < 5; round += 1) {
    const pages = await signInAtOnce(`new-${newId()}@${domain}`, 5);
    expect(pages.filter((page) => page.includes(SIGNED_IN))).toHaveLength(5);
  }
});

test('a user of no team who signs in from five tabs at once joins once, and every tab is signed in', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = `known-${newId()}@${domain}`;
    await users(office.service.db).create(
      { email, name: 'Ada', password: 'a long password', verified: true },
      new Date(),
    );
    const pages = await signInAtOnce(email, 5);
    expect(pages.filter((page) => page.includes(SIGNED_IN))).toHaveLength(5);
  }
});

test('a look-up without the record, which ends after another has verified the domain, changes nothing', async () => {
  const { db } = office.service;
  const { id: team } = office.ours;
  const actor = { type: 'user', id: office.ours.users.owner.id } as const;
  const now = new Date();
  const added = await teamDomains(db, team).create(`slow-${newId()}.com`, actor, now);
  const lookup = async () => {
    expect(await teamDomains(db, team).claim(added, actor, now)).toMatchObject({ status: 'verified' });
    return [];
  };
  expect(await checkTeamDomain(added, { db, lookup, actor, now })).toMatchObject({ status: 'verified' });
  expect(await teamDomains(db, team).get(added.id)).toMatchObject({ status: 'verified' });
  expect(await teamOfDomain(db, added.domain)).toMatchObject({ team_id: team, domain_id: added.id });
});

test('a domain whose holder deletes it while another team verifies it is verified for that team', async () => {
  const { db } = office.service;
  const { ours, theirs } = office;
  const actor = { type: 'user', id: ours.users.owner.id } as const;
  const now = new Date();
  const name = `freed-${newId()}.com`;
  const held = await teamDomains(db, theirs.id).create(name, actor, now);
  await teamDomains(db, theirs.id).claim(held, actor, now);
  const added = await teamDomains(db, ours.id).create(name, actor, now);
  const freed: Table = {
    ...db,
    async transact(steps) {
      const written = await db.transact(steps);
      await teamDomains(db, theirs.id).remove(held.id, actor, now);
      return written;
    },
  };
  const lookup = async () => [added.challenge];
  expect(await checkTeamDomain(added, { db: freed, lookup, actor, now })).toMatchObject({ status: 'verified' });
  expect(await teamOfDomain(db, name)).toMatchObject({ team_id: ours.id, domain_id: added.id });
});

test('a domain that is not verified is not the team’s, even if a record still says so', async () => {
  const { db } = office.service;
  const { id: team } = office.ours;
  const actor = { type: 'user', id: office.ours.users.owner.id } as const;
  const now = new Date();
  const item = await teamDomains(db, team).create(`left-${newId()}.com`, actor, now);
  const lookup = async () => [item.challenge];
  const isOurs = () => isDomainOfTeam(db, lookup, { team, domain: item.domain }, now);
  await teamDomains(db, team).claim(item, actor, now);
  expect(await isOurs()).toBe(true);
  await db.update(teamDomainKey(team, item.id), { set: { status: 'failed' } });
  expect(await isOurs()).toBe(false);
});
