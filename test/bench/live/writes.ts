import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { streamTickets } from '../../../shared/downstream/stream/stream-tickets.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { table } from '../../../shared/platform/db/table.ts';
import type { RealStack } from '../../score/stack/real-stack.ts';

/** Connections of one contact: 30 subscriptions a minute are accepted. */
const PER_CONTACT = 25;

/** Tickets of members of the first hub of the demo, for this many connections. */
export const seedTickets = async (stack: RealStack, connections: number): Promise<readonly string[]> => {
  const { endpoint, region, access_key } = JSON.parse((await stack.local('/_local/aws')).text);
  const credentials = { accessKeyId: access_key, secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region, credentials });
  const names = (await client.send(new ListTablesCommand({}))).TableNames ?? [];
  const db = table(client, names.find((name) => !/index/i.test(name)) ?? '');
  const [team] = stack.demo().teams;
  const hub = { team: team?.id ?? '', hub: team?.hubs[0]?.id ?? '' };
  const tickets: string[] = [];
  for (let nth = 0; tickets.length < connections; nth += 1) {
    const joining = [{ id: hub.hub, status: 'active' as const }];
    const email = `listener-${nth}-${Date.now()}@example.com`;
    const made = await contacts(db, hub.team).create(
      { email, name: null, password_hash: null, hubs: joining },
      new Date(),
    );
    if (typeof made === 'string') throw new Error(made);
    const { ticket } = await streamTickets(db).create(hub, { id: made.id, generation: 1 }, new Date());
    tickets.push(...Array.from({ length: PER_CONTACT }, () => ticket));
  }
  client.destroy();
  return tickets.slice(0, connections);
};

/** Writes a discussion as a member; returns its id and the time of the response. */
export const write = async (stack: RealStack, nth: number) => {
  const [team] = stack.demo().teams;
  const [hub] = team?.hubs ?? [];
  const member = team?.members[nth % (team.members.length || 1)];
  const path = `/hubs/${hub?.id}/spaces/${hub?.spaces[0]?.id}/discussions`;
  const send = ['discussions', { title: `Live ${nth}`, body: 'x' }] as const;
  const answer = await stack.api(path, { method: 'POST', token: member?.token, send });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return { id: answer.data.id, at: Date.now() };
};
