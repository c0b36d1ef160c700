import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transferData } from '../../../functions/transfer-data/transfer-data.ts';
import { emailLog } from '../../../shared/delivery/email/email-log.ts';
import { type ExportFiles, s3ExportFiles } from '../../../shared/downstream/exports/export-files.ts';
import { exportKey, exportObjectKey } from '../../../shared/downstream/exports/export-item.ts';
import type { ExportJob } from '../../../shared/downstream/exports/export-job.ts';
import { exports } from '../../../shared/downstream/exports/exports.ts';
import { inboxEntryEntity } from '../../../shared/engagement/messages/inbox-item.ts';
import { messageKey } from '../../../shared/engagement/messages/message-item.ts';
import { IMPORT_ATTEMPTS } from '../../../shared/hubs/imports/import-queue.ts';
import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { data, outcome } from '../../support/answers.ts';
import { BUCKET, startBucket, type TestBucket } from '../../support/bucket.ts';
import { type MeWorld, type Person, startMe } from './world.ts';

let world: MeWorld;
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
  world = await startMe(bucket.environment);
});
beforeEach(() => void world.relay.exportJobs.splice(0));
afterAll(async () => {
  await world.service.stop();
  await bucket.stop();
});

const requestExport = (by: { token: string }) => world.send(by.token, 'POST', '/me/export');
const read = async (by: { token: string }) => data(await world.send(by.token, 'GET', '/me/export')).attributes;

interface Working {
  readonly db?: Table;
  readonly files?: ExportFiles;
  /** The receive count of the message. */
  readonly received?: number;
  /** The number of pages after which the worker’s time is up. */
  readonly pages?: number;
}
/** The store of export files, with another `write`. */
const filesWith = (write: ExportFiles['write']): ExportFiles => ({ ...s3ExportFiles(bucket.environment), write });
const work = async (
  job: ExportJob,
  { db = world.db, files = s3ExportFiles(bucket.environment), received = 1, pages = 1e9 }: Working = {},
) => {
  const again: ExportJob[] = [];
  let calls = 0;
  const run = transferData({
    db,
    queue: { send: async () => undefined },
    exports: { send: async (next) => void again.push(next) },
    files,
    failed: () => undefined,
    clock() {
      calls += 1;
      return calls > pages ? Number.MAX_SAFE_INTEGER : 0;
    },
  });
  const attributes = { ApproximateReceiveCount: String(received) };
  const { batchItemFailures } = await run({ Records: [{ messageId: 'm', body: JSON.stringify(job), attributes }] });
  return { again, failures: batchItemFailures.length };
};
const jobs = async (): Promise<readonly ExportJob[]> => {
  await world.relay.relayAll();
  return world.relay.exportJobs.splice(0);
};
type File = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
/** The completed export of a person; each job gathers at most `pages` pages. */
const exportOf = async (by: Person, pages = 3): Promise<File> => {
  await requestExport(by);
  for (let pending = await jobs(); pending.length > 0; )
    pending = (await Promise.all(pending.map((job) => work(job, { pages })))).flatMap(({ again }) => again);
  const { status, download_url } = await read(by);
  expect(status).toBe('completed');
  return (await fetch(String(download_url))).json() as Promise<File>;
};

test('POST /me/export returns 202 without Location, and GET /me/export returns the progress', async () => {
  const ada = await world.person();
  expect(outcome(await world.send(ada.token, 'GET', '/me/export'))).toBe('404 not_found');
  const response = await requestExport(ada);
  expect([response.status, response.headers.Location]).toEqual([202, undefined]);
  const queued = { status: 'queued', records: 0, download_url: null, completed_at: null, expires_at: null };
  expect(data(response)).toMatchObject({ type: 'exports', attributes: queued });
  expect(await read(ada)).toMatchObject(queued);
});

test('the export of a member contains the address that is to replace theirs, and the addresses that they left', async () => {
  const ada = await world.person('Ada');
  const at = new Date().toISOString();
  const moves = [{ from: `${newId()}@example.com`, requested_at: at, moved_at: at }];
  const pending = { pending_email: `${newId()}@example.com`, pending_since: at };
  await world.db.update(contactKey(world.ours.id, ada.id), { set: { ...pending, moves } });
  expect((await exportOf(ada)).profile).toMatchObject([{ ...pending, moves }]);
});

test('the export of a member contains all their data and none of other members', async () => {
  const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
  const discussion = await world.discussion(ada);
  const otherDiscussion = await world.made(
    bo.token,
    `/hubs/${world.ours.hub}/spaces/${world.space}/discussions`,
    'discussions',
    {
      title: 'Bo’s secret plan',
      body: 'Bo’s secret words',
      poll: { options: ['One', 'Two'], duration_days: 3 },
    },
  );
  const { poll } = data(await world.send(ada.token, 'GET', `/discussions/${otherDiscussion}`)).attributes as {
    poll: { options: { id: string }[] };
  };
  await world.send(ada.token, 'PUT', `/discussions/${otherDiscussion}/poll-vote`, 'poll_votes', {
    option_id: poll.options[1]?.id,
  });
  const comment = await world.comment(ada, otherDiscussion, null, 'Ada’s comment');
  await world.comment(bo, discussion, null, 'Bo’s secret comment');
  await world.send(ada.token, 'POST', `/discussions/${otherDiscussion}/reactions`, 'reactions', { emoji: '👍' });
  const conversation = await world.conversation(ada, bo);
  await world.message(ada, conversation, 'Ada’s message');
  await world.message(bo, conversation, 'Bo’s secret message');
  await world.send(ada.token, 'POST', `/hubs/${world.ours.hub}/members/${bo.id}/follow`);
  const warnings = `/teams/${world.ours.id}/hubs/${world.ours.hub}/members/${ada.id}/warnings`;
  await world.made(world.ours.users.owner.token, warnings, 'member_warnings', { message: 'Be kind' });
  const profile_links = [{ label: null, url: 'https://ada.example' }];
  await world.send(ada.token, 'PATCH', '/me', 'contacts', { profile_links });
  await world.send(ada.token, 'PUT', '/me/notification-preferences', 'notification_preferences', {});
  await world.countActions();
  const sent = { kind: 'notification', team_id: world.ours.id, hub_id: world.ours.hub, to: ada.email } as const;
  const message = { provider: 'ses', message_id: newId() };
  const now = new Date();
  await emailLog(world.db).record({ ...sent, contact_id: ada.id, status: 'sent', message }, now);
  await emailLog(world.db).record(
    { ...sent, to: bo.email, contact_id: bo.id, status: 'suppressed', reason: 'not_a_member' },
    now,
  );
  const complaint = { status: 'complained', addresses: [ada.email], final: true, at: now.toISOString() } as const;
  const plan = await emailLog(world.db).planFor({ ...message, ...complaint }, now);
  await world.db.transact('steps' in plan ? plan.steps : []);
  const file = await exportOf(ada);
  expect(file.emails).toMatchObject([{ email: ada.email, kind: 'notification', status: 'complained' }]);
  expect(file.suppressions).toMatchObject([{ email: ada.email, reason: 'complained' }]);
  expect(file.profile).toMatchObject([{ id: ada.id, email: ada.email, name: 'Ada', profile_links }]);
  expect(file.memberships).toMatchObject([{ hub_id: world.ours.hub, status: 'active' }]);
  expect(file.discussions).toMatchObject([{ id: discussion, title: 'A', body: 'Words', status: 'published' }]);
  expect(file.comments).toMatchObject([{ id: comment, body: 'Ada’s comment', target_id: otherDiscussion }]);
  expect(file.reactions).toMatchObject([{ target_id: otherDiscussion, emoji: '👍' }]);
  expect(file.poll_votes).toEqual([{ discussion_id: otherDiscussion, option_id: poll.options[1]?.id }]);
  expect(file.messages).toMatchObject([{ conversation_id: conversation, body: 'Ada’s message' }]);
  expect(file.conversations).toMatchObject([{ conversation_id: conversation }]);
  expect(file.follows).toMatchObject([{ followed_contact_id: bo.id }]);
  expect(file.warnings).toMatchObject([{ message: 'Be kind' }]);
  expect(file.notifications?.length).toBeGreaterThan(0);
  expect(file.notification_preferences).toHaveLength(1);
  const text = JSON.stringify(file);
  expect(text).not.toContain('secret');
  expect(text).not.toContain(bo.email);
  expect(text).not.toContain('warned_by');
});

test('the export of a user contains their profile, teams and actions', async () => {
  const { owner } = world.ours.users;
  const file = await exportOf(owner);
  expect(file.profile).toMatchObject([{ id: owner.id, email: owner.email }]);
  expect(file.memberships).toMatchObject([{ team_id: world.ours.id }]);
  expect(file.actions?.map(({ type }) => type)).toContain('space.created');
  const { admin } = world.ours.users;
  expect(JSON.stringify(file)).not.toContain(admin.email);
});

describe('gathering an export', () => {
  const memberWithPosts = async () => {
    const ada = await world.person();
    for (let nth = 0; nth < 3; nth += 1) await world.discussion(ada);
    return ada;
  };

  test('only one export runs at a time: a hundred concurrent requests return the same one', async () => {
    const ada = await world.person();
    const responses = await Promise.all(Array.from({ length: 100 }, () => requestExport(ada)));
    expect(new Set(responses.map((response) => data(response).id)).size).toBe(1);
    expect(await jobs()).toHaveLength(1);
  });

  test('a new export replaces the completed one and its file', async () => {
    const ada = await memberWithPosts();
    expect((await exportOf(ada)).discussions).toHaveLength(3);
    await world.discussion(ada);
    expect((await exportOf(ada)).discussions).toHaveLength(4);
  });

  test('an interrupted export loses nothing and repeats nothing once it is retried', async () => {
    const ada = await memberWithPosts();
    await requestExport(ada);
    const [job] = await jobs();
    if (!job) throw new Error('no job');
    for (let times = 0; times < 4; times += 1) await work(job, { pages: 2 });
    const failing = filesWith(() => Promise.reject(new Error('unreachable')));
    expect((await work(job, { files: failing })).failures).toBe(1);
    expect((await read(ada)).status).toBe('running');
    expect(await work(job)).toEqual({ again: [], failures: 0 });
    expect(await work(job)).toEqual({ again: [], failures: 0 });
    const file = (await (await fetch(String((await read(ada)).download_url))).json()) as File;
    expect([file.profile?.length, file.discussions?.length]).toEqual([1, 3]);
  });

  /** `count` messages of one person, oldest first. */
  const messagesOf = async (ada: Person, count: number) => {
    const conversation = await world.conversation(ada, await world.person());
    const rows = Array.from({ length: count }, (_, nth) => {
      const id = newPlaceId(tagFor(conversation), Date.now() + nth);
      const words = { id, conversation_id: conversation, author_contact_id: ada.id, body: `Message ${nth}` };
      return { ...messageKey(world.ours.id, tagFor(conversation), id), entity: inboxEntryEntity, ...words };
    });
    await Promise.all(rows.map((row) => world.db.put(row)));
    return rows;
  };
  const bodies = (count: number) => Array.from({ length: count }, (_, nth) => `Message ${nth}`);

  test('many pages are combined into one file', async () => {
    const ada = await world.person();
    await messagesOf(ada, 230);
    const { messages = [] } = await exportOf(ada, 1);
    expect(messages.map(({ body }) => body)).toEqual(bodies(230));
  });

  test('a page that is too large for one write is split', async () => {
    const ada = await world.person();
    const rows = await messagesOf(ada, 16);
    const long = rows.map(() => randomBytes(285_000).toString('base64'));
    await Promise.all(rows.map((row, nth) => world.db.put({ ...row, body: long[nth] ?? '' })));
    const { messages = [] } = await exportOf(ada, 1);
    expect(messages.map(({ body }) => body)).toEqual(long);
  });

  test('an empty section writes nothing, and a job whose time is up there is continued at the next section', async () => {
    const ada = await world.person();
    await requestExport(ada);
    const [job] = await jobs();
    if (!job) throw new Error('no job');
    const stored: number[] = [];
    const counting: Table = {
      ...world.db,
      transact(steps) {
        stored.push(steps.length - 1);
        return world.db.transact(steps);
      },
    };
    expect(await work(job, { db: counting })).toEqual({ again: [], failures: 0 });
    expect(stored.length).toBeGreaterThan(0);
    expect(stored).not.toContain(0);
    const { records } = await read(ada);
    await requestExport(ada);
    let pending = await jobs();
    let times = 0;
    for (; pending.length > 0; times += 1)
      pending = (await Promise.all(pending.map((one) => work(one, { pages: 1 })))).flatMap(({ again }) => again);
    expect(times).toBeGreaterThan(stored.length);
    expect(await read(ada)).toMatchObject({ status: 'completed', records });
  });

  test('of two workers on the same page the second is rejected, and a concurrent change loses nothing', async () => {
    const ada = await world.person();
    const rows = await messagesOf(ada, 150);
    await requestExport(ada);
    const [job] = await jobs();
    if (!job) throw new Error('no job');
    /** A table that waits for `ready` before it stores the nth page of messages. */
    const pausingAt = (page: number, ready: () => Promise<unknown>): Table => {
      let pages = 0;
      return {
        ...world.db,
        async transact(steps) {
          const last = steps.at(-1);
          const run = last && 'update' in last ? last.change.set?.run : undefined;
          if (String(run).endsWith(' messages')) {
            pages += 1;
            if (pages === page) await ready();
          }
          return world.db.transact(steps);
        },
      };
    };
    const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = work(job, {
      db: pausingAt(1, () => {
        reached.resolve();
        return go.promise;
      }),
    });
    await reached.promise;
    const [, second] = rows;
    if (!second) throw new Error('no row');
    await world.db.transact([{ remove: { pk: second.pk, sk: second.sk } }]);
    const quick = work(job, {
      db: pausingAt(2, () => {
        go.resolve();
        return slow;
      }),
    });
    expect(await Promise.all([slow, quick])).toEqual([
      { again: [], failures: 0 },
      { again: [], failures: 0 },
    ]);
    const { messages = [] } = (await (await fetch(String((await read(ada)).download_url))).json()) as File;
    expect(messages.map(({ body }) => body)).toEqual(bodies(150).toSpliced(1, 1));
  });

  test('an export that fails the maximum number of times is failed, and a new one can be requested', async () => {
    const ada = await world.person();
    await requestExport(ada);
    const [job] = await jobs();
    if (!job) throw new Error('no job');
    const failing = filesWith(() => Promise.reject(new Error('unreachable')));
    await work(job, { files: failing, received: IMPORT_ATTEMPTS });
    expect(await read(ada)).toMatchObject({ status: 'failed', download_url: null });
    expect((await exportOf(ada)).profile).toHaveLength(1);
  });

  test('an export without progress for an hour does not block a new one', async () => {
    const ada = await world.person();
    const { id } = data(await requestExport(ada));
    const person = { kind: 'contact', id: ada.id, team: world.ours.id } as const;
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    expect((await exports(world.db, person).start(at(59)))?.id).toBe(id);
    expect((await exports(world.db, person).start(at(61)))?.id).not.toBe(id);
  });

  test('the export of a person who is erased in the meantime writes no file', async () => {
    const ada = await world.person();
    await requestExport(ada);
    const [job] = await jobs();
    if (!job) throw new Error('no job');
    const person = { kind: 'contact', id: ada.id, team: world.ours.id } as const;
    await world.db.transact([{ remove: exportKey(person) }]);
    const files = filesWith(() => Promise.reject(new Error('nothing must be written')));
    expect(await work(job, { files })).toEqual({ again: [], failures: 0 });
  });

  test('an erasure while the file is written leaves no file, even if the worker is interrupted', async () => {
    const kept = s3ExportFiles(bucket.environment);
    for (const interrupted of [false, true]) {
      const ada = await world.person();
      const person = { kind: 'contact', id: ada.id, team: world.ours.id } as const;
      await requestExport(ada);
      const [job] = await jobs();
      if (!job) throw new Error('no job');
      let before: unknown;
      const files = filesWith(async (...file) => {
        await kept.write(...file);
        before = await bucket.objects.get(BUCKET, exportObjectKey(person));
        await world.db.transact([{ remove: exportKey(person) }]);
        if (interrupted) throw new Error('interrupted');
      });
      expect((await work(job, { files })).failures).toBe(interrupted ? 1 : 0);
      expect(before).toBeDefined();
      if (interrupted) await work(job);
      expect(await bucket.objects.get(BUCKET, exportObjectKey(person))).toBeUndefined();
    }
  });

  test('an export of an erased person does not start', async () => {
    const person = { kind: 'contact', id: newId(), team: world.ours.id } as const;
    expect(await exports(world.db, person).start(new Date())).toBeUndefined();
    expect(await exports(world.db, person).get()).toBeUndefined();
  });
});

test('the download URL is no longer returned after the file has expired', async () => {
  const ada = await world.person();
  await exportOf(ada);
  const person = { kind: 'contact', id: ada.id, team: world.ours.id } as const;
  const { expires_at, completed_at, download_url_expires_at } = await read(ada);
  expect(Date.parse(String(expires_at)) - Date.parse(String(completed_at))).toBe(7 * 86_400_000);
  expect(Date.parse(String(download_url_expires_at)) - Date.now()).toBeLessThanOrEqual(2 * 3_600_000);
  await world.db.update(exportKey(person), { set: { expires_at: new Date(Date.now() - 1).toISOString() } });
  expect(await read(ada)).toMatchObject({ status: 'completed', download_url: null });
});

test('API keys get 403, and an erased contact gets 401', async () => {
  expect(outcome(await requestExport({ token: world.ours.key.secret }))).toBe('403 forbidden');
  const token = world.service.keys.issue({ kind: 'contact', id: newId(), team: world.ours.id });
  expect(outcome(await requestExport({ token }))).toBe('401 unauthorized');
  expect(outcome(await world.send(token, 'GET', '/me/export'))).toBe('401 unauthorized');
});
