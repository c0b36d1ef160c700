import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDomain } from '../../../../infra/local/oidc/demo-team.ts';
import { isDomainOfTeam } from '../../../../shared/access/sign-in/team/check-team-domain.ts';
import { domainOf, teamDomains } from '../../../../shared/access/sign-in/team/team-domains.ts';
import { startOffice } from '../../../functions/identity-providers/team-office.ts';

let office: Awaited<ReturnType<typeof startOffice>>;

beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.stop());

test('the domain of the demo team counts as verified for a day, again after each start, without a second domain', async () => {
  const { service, ours } = office;
  const { owner } = ours.users;
  const account = { user_id: owner.id, email: owner.email, password: 'demo', token: owner.token };
  const team = { id: ours.id, owner: account, moderator: account, api_key: ours.key, hubs: [], members: [] };
  const at = { team: ours.id, domain: domainOf(owner.email) };
  const later = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);
  const isVerified = (now: Date) => isDomainOfTeam(service.db, async () => [], at, now);
  await verifyDomain(service.db, team, later(0));
  expect(await isVerified(later(23))).toBe(true);
  expect(await isVerified(later(25))).toBe(false);
  await verifyDomain(service.db, team, later(25));
  expect(await isVerified(later(26))).toBe(true);
  expect((await teamDomains(service.db, ours.id).list({ limit: 10, after: undefined })).items).toHaveLength(1);
});
