import type { RealStack } from '../stack/real-stack.ts';
import type { Write } from './writes.ts';

const VISIBLE_AGAIN_SECONDS = 1_800;

/** The name of each contact and post that exists, once for each row of the API's lists. */
const everything = async (
  stack: RealStack,
  path: string,
  token: string,
): Promise<readonly Record<string, unknown>[]> => {
  const found: Record<string, unknown>[] = [];
  for (let at: string | undefined = `/api/v1${path}`; at; ) {
    const { text, status } = await stack.local(at, { token });
    if (status !== 200) throw new Error(`${at} answered ${status} ${text}`);
    const { data, links } = JSON.parse(text);
    found.push(
      ...data.map(({ id, attributes }: { id: string; attributes: Record<string, unknown> }) => ({ ...attributes, id })),
    );
    at = links?.next ?? undefined;
  }
  return found;
};

/** What is lost, there twice, or stuck after the stack was killed, started again and drained. */
export const problemsAfter = async (
  stack: RealStack,
  sent: readonly Write[],
  places: {
    readonly team: string;
    readonly hub: string;
    readonly quiet: string;
    readonly space: string;
    readonly token: string;
  },
): Promise<readonly string[]> => {
  const { team, hub, quiet, space, token } = places;
  /* Messages in flight at the kill are visible again after the visibility timeout of their queue. */
  const drained = await stack.settle(VISIBLE_AGAIN_SECONDS);
  const contacts = await everything(stack, `/teams/${team}/contacts?page[size]=100`, token);
  const posts = await everything(stack, `/hubs/${hub}/spaces/${space}/discussions?page[size]=100`, token);
  const counts = new Map<unknown, number>();
  for (const name of [...contacts.map(({ email }) => email), ...posts.map(({ title }) => title)])
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const problems = sent.flatMap(({ kind, name, accepted }) => {
    if (kind === 'editor_queue') return [];
    const count = counts.get(name) ?? 0;
    return [
      ...(accepted && count === 0 ? [`lost: ${kind} ${name}`] : []),
      ...(count > 1 ? [`there ${count} times: ${kind} ${name}`] : []),
    ];
  });
  const queue = await stack.api(`/teams/${team}/hubs/${quiet}/editor-pending-ops`, { token });
  const version = Number(queue.data?.attributes?.version);
  const writes = sent.filter(({ kind }) => kind === 'editor_queue');
  const accepted = writes.filter((one) => one.accepted).length;
  if (!(version >= accepted && version <= writes.length))
    problems.push(`the editor queue has version ${version} after ${accepted} accepted of ${writes.length} writes`);
  const rows = await stack.rows();
  const created = rows.filter((row) => row.includes('"entity":{"S":"event"}') && row.includes('discussion.created'));
  const events = (id: unknown) => created.filter((row) => row.includes(String(id))).length;
  for (const { title, id } of posts.filter(({ title: one }) => String(one).startsWith('kill-')))
    if (events(id) !== 1) problems.push(`${events(id)} events of ${title}`);
  if (!drained) problems.push('the queues are not drained');
  problems.push(...(await stack.waiting()).map((queued) => `stuck: ${queued}`));
  return problems;
};
