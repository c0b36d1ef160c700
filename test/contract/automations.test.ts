import { expect, test } from 'vitest';
import { advanceClock, baseUrl, demo, isLocal, mails } from './support/target.ts';

interface Resource {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const call = async (method: string, path: string, token: string, type = 'automations', attributes?: object) => {
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' },
    ...(attributes && { body: JSON.stringify({ data: { type, attributes } }) }),
  });
  const text = await response.text();
  return { status: response.status, data: (text ? JSON.parse(text) : {}).data };
};

test.runIf(isLocal)(
  'an automation runs from its trigger through a long wait to its end, on the whole stack',
  async () => {
    const [team] = demo().teams;
    const [hub] = team?.hubs ?? [];
    const [space] = hub?.spaces ?? [];
    const [member] = team?.members ?? [];
    if (!team || !hub || !space || !member) throw new Error('The demo has a hub, a space and a member');
    const key = team.api_key.secret;
    const path = `/teams/${team.id}/hubs/${hub.id}/automations`;
    const subject = `Thanks ${Date.now()}`;
    const nodes = [
      { id: 'thanks', type: 'send_email', data: { subject, body: 'Dear {{contact.name}}' }, next: 'wait' },
      { id: 'wait', type: 'delay', data: { seconds: 930 }, next: 'later' },
      { id: 'later', type: 'send_email', data: { subject: `${subject} again`, body: 'Still here?' } },
    ];
    const definition = { trigger: { type: 'discussion.created', space_id: space.id }, entry_node_id: 'thanks', nodes };
    const made = await call('POST', path, key, 'automations', { name: 'Thanks', definition });
    expect(made.status).toBe(201);
    const { id } = made.data as Resource;
    expect((await call('POST', `${path}/${id}/publish`, key)).status).toBe(200);
    const post = { title: 'Told', body: 'to an automation' };
    const discussions = `/hubs/${hub.id}/spaces/${space.id}/discussions`;
    expect((await call('POST', discussions, member.token, 'discussions', post)).status).toBe(201);
    const sent = async () => (await mails()).filter((mail) => mail.subject.startsWith(subject));
    await expect.poll(sent).toMatchObject([{ text: expect.stringMatching(/^Dear \S/) }]);
    const enrolled = async () => (await call('GET', `${path}/${id}/enrollments`, key)).data as readonly Resource[];
    const statuses = async () => (await enrolled()).map(({ attributes }) => attributes.status);
    await expect.poll(statuses).toEqual(['waiting']);
    await advanceClock(1_000);
    await expect.poll(statuses).toEqual(['completed']);
    const subjects = async () => (await sent()).map((mail) => mail.subject).sort();
    await expect.poll(subjects).toEqual([subject, `${subject} again`]);
    expect((await call('DELETE', `${path}/${id}`, key)).status).toBe(204);
  },
);
