import { beforeAll, expect, test } from 'vitest';
import { hubPartition, teamPartition } from '../../../shared/platform/db/key.ts';
import type { LedgerEvent } from '../../../shared/platform/ledger/ledger-event.ts';
import { seedTeam } from '../../support/seed.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { startRelay } from './world.ts';

const world = useWorld(startRelay);
const team = useFixture(() => seedTeam(world.service.db, world.service.keys));

beforeAll(async () => {
  await world.changes();
});

const events = async (partition: string): Promise<readonly LedgerEvent[]> => {
  const page = await world.service.db.query<LedgerEvent>({ partition, prefix: 'EVENT#', limit: 100 });
  return page.items;
};
const ofTeam = () => events(teamPartition(team.id));
const ofHub = (hub: string) => events(hubPartition({ team: team.id, hub }));
const types = (recorded: readonly LedgerEvent[]) => recorded.map(({ type }) => type);

const token = () => team.users.owner.token;

const makeHub = async (name: string): Promise<string> => {
  const made = await world.post(`/api/v1/teams/${team.id}/hubs`, token(), {
    data: { type: 'hubs', attributes: { name, slug: name } },
  });
  return (made.body.data as { id: string }).id;
};

const rename = (hub: string, name: string) =>
  world.service.call({
    method: 'PATCH',
    path: `/api/v1/teams/${team.id}/hubs/${hub}`,
    token: token(),
    body: { data: { type: 'hubs', attributes: { name } } },
  });

const invite = async (email: string) => {
  const path = `/api/v1/teams/${team.id}/invitations`;
  const attributes = { email, role_id: team.users.moderator.role_id };
  const made = await world.post(path, token(), { data: { type: 'invitations', attributes } });
  expect(made.status).toBe(201);
  return (made.body.data as { id: string }).id;
};

test('the ledger of a hub contains its events in order', async () => {
  const hub = await makeHub('life');
  await rename(hub, 'Life');
  await world.service.call({ method: 'DELETE', path: `/api/v1/teams/${team.id}/hubs/${hub}`, token: token() });
  await world.relayAll();
  const events = await ofHub(hub);
  expect(types(events)).toEqual(['hub.created', 'hub.updated', 'hub.deleted']);
  expect(events[1]).toMatchObject({
    team_id: team.id,
    hub_id: hub,
    resource_type: 'hubs',
    resource_id: hub,
    actor: { type: 'user', id: team.users.owner.id },
    changed: ['name'],
  });
});

test('rows that the relay writes are not relayed', async () => {
  await makeHub('echo');
  expect(await world.relayAll()).toBe(2);
  const echo = await world.changes();
  expect(echo).toEqual([]);
});

test('a redelivered batch in any order does not change the ledger', async () => {
  const hub = await makeHub('again');
  for (const name of ['One', 'Two', 'Three']) await rename(hub, name);
  const records = await world.changes();
  await world.run(records);
  const once = await ofHub(hub);
  await world.run(records);
  await world.run([...records].reverse());
  expect(await ofHub(hub)).toEqual(once);
  expect(types(once)).toEqual(['hub.created', 'hub.updated', 'hub.updated', 'hub.updated']);
});

test('an invitation is emailed once although it is relayed repeatedly', async () => {
  const id = await invite('reader@example.com');
  const records = await world.changes();
  await world.run(records);
  await world.run(records);
  expect(world.emailJobs).toMatchObject([{ kind: 'invitation', team_id: team.id, invitation_id: id }]);
  expect(types(await ofTeam())).toContain('invitation.created');
});

test('if the mail queue is unavailable, the record is reported and the redelivery sends the email', async () => {
  world.emailJobs.length = 0;
  const hub = await makeHub('beside');
  const id = await invite('later@example.com');
  const records = await world.changes();
  const made = records.find(({ dynamodb: { Keys } }) => Keys.sk?.S === `INVITATION#${id}`);
  world.failMail(true);
  const { batchItemFailures } = await world.run(records);
  expect(batchItemFailures).toEqual([{ itemIdentifier: made?.dynamodb.SequenceNumber }]);
  expect((await ofTeam()).some(({ resource_id }) => resource_id === id)).toBe(false);
  expect(types(await ofHub(hub))).toEqual(['hub.created']);
  world.failMail(false);
  expect(await world.run(records)).toEqual({ batchItemFailures: [] });
  expect(world.emailJobs).toMatchObject([{ kind: 'invitation', team_id: team.id, invitation_id: id }]);
});

test('after a failure, later changes of the same row wait for the redelivery', async () => {
  const id = await invite('taken-back@example.com');
  const path = `/api/v1/teams/${team.id}/invitations/${id}`;
  await world.service.call({ method: 'DELETE', path, token: token() });
  const records = await world.changes();
  const events = async () => types((await ofTeam()).filter(({ resource_id }) => resource_id === id));
  world.failMail(true);
  await world.run(records);
  expect(await events()).toEqual([]);
  world.failMail(false);
  await world.run(records);
  expect(await events()).toEqual(['invitation.created', 'invitation.revoked']);
});

test('an unreadable row is reported and does not delay the others', async () => {
  const hub = await makeHub('sound');
  const partition = hubPartition({ team: team.id, hub });
  const [sound] = (await world.changes()).filter(({ dynamodb: { Keys } }) => Keys.pk?.S === partition);
  const broken = {
    eventID: 'broken',
    dynamodb: {
      SequenceNumber: '1',
      Keys: { pk: { S: teamPartition(team.id) }, sk: { S: 'TEAM' } },
      NewImage: { pk: { S: teamPartition(team.id) }, sk: { S: 'TEAM' }, entity: { S: 'team' } },
    },
  };
  const { batchItemFailures } = await world.run(sound ? [broken, sound] : []);
  expect(batchItemFailures).toEqual([{ itemIdentifier: '1' }]);
  expect(types(await ofHub(hub))).toEqual(['hub.created']);
});
