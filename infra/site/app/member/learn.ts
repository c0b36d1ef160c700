import { demand, listOf, type Schemas, settle } from '../../../../shared/client/client.ts';
import { button, type Child, fill, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { listed } from '../parts/list.ts';
import { when } from '../parts/person.ts';
import { empty, notice, reasonOf } from '../parts/states.ts';

type Node = Schemas['ListedContentNode'];

const childrenOf = async ({ client, hub }: Caller, parent: string): Promise<readonly Node[]> => {
  const query = { 'filter[parent_id]': parent, 'page[size]': 100 };
  return (await demand(client.GET('/api/v1/hubs/{hub_id}/content-nodes', { params: { path: { hub_id: hub }, query } })))
    .data;
};

/** ` · Opens on 10 May`, or ` · Locked` if the time is not known. */
const lockText = ({ is_locked, unlocks_at }: Pick<Node['attributes'], 'is_locked' | 'unlocks_at'>): string | false =>
  is_locked === true && (unlocks_at ? ` · Opens on ${when(unlocks_at)}` : ' · Locked');

const entry = ({ id, attributes: { title, summary, kind, is_completed, is_locked, unlocks_at } }: Node): Child => [
  h('h2', {}, link(`/learn/${id}`, {}, title)),
  h('p.small', {}, kind, is_completed && ' · Completed', lockText({ is_locked, unlocks_at })),
  summary && h('p', {}, summary),
];

/** The courses and articles. */
export const library: SitePage = {
  path: '/learn',
  nav: 'Learn',
  async open({ caller }) {
    const path = { hub_id: caller.hub };
    const list = listOf((cursor) =>
      caller.client.GET('/api/v1/hubs/{hub_id}/content-nodes', {
        params: { path, query: { ...cursor, 'filter[parent_id]': 'none' } },
      }),
    );
    const first = await list.page();
    return {
      title: 'Learn',
      body: h(
        'div.narrow',
        {},
        listed(list, first, { label: 'Courses and articles', none: 'There is nothing to learn yet.', show: entry }),
      ),
    };
  },
};

const completion = ({ client }: Caller, id: string, isCompleted: boolean): HTMLElement => {
  const place = h('div.row', {});
  const { element: status, say } = notice();
  const path = { content_node_id: id };
  const show = (done: boolean): void => {
    const change = async () => {
      try {
        await settle(
          done
            ? client.DELETE('/api/v1/content-nodes/{content_node_id}/completion', { params: { path } })
            : client.PUT('/api/v1/content-nodes/{content_node_id}/completion', { params: { path } }),
        );
        show(!done);
        place.querySelector('button')?.focus();
        say(done ? 'Not completed.' : 'Completed.');
      } catch (error) {
        say(reasonOf(error), true);
      }
    };
    fill(place, button(done ? 'Completed ✓' : 'Mark as completed', change, { 'aria-pressed': String(done) }), status);
  };
  show(isCompleted);
  return place;
};

/** Lessons in their order, with those that are completed. */
const steps = (lessons: readonly Node[]): Child =>
  lessons.length > 0 &&
  h(
    'ol.steps',
    {},
    lessons.map(({ id, attributes }) =>
      h(
        attributes.is_completed ? 'li.done' : 'li',
        {},
        link(`/learn/${id}`, {}, attributes.title),
        attributes.is_completed && h('span.small', {}, ' (completed)'),
        attributes.is_locked && h('span.small', {}, lockText(attributes)),
      ),
    ),
  );

const isSection = ({ attributes }: Node): boolean => attributes.kind === 'section';

/** The lessons of a course or section, and the sections with theirs. */
const outline = async (caller: Caller, id: string): Promise<Child> => {
  const children = await childrenOf(caller, id);
  const sections = await Promise.all(
    children
      .filter(isSection)
      .map(async (section) => [h('h2', {}, section.attributes.title), steps(await childrenOf(caller, section.id))]),
  );
  return children.length > 0 && [steps(children.filter((child) => !isSection(child))), sections];
};

/** A course with its lessons, or a lesson or article with its text. */
export const lesson: SitePage = {
  path: '/learn/:id',
  async open({ caller, params }) {
    const id = params.id ?? '';
    const path = { hub_id: caller.hub, content_node_id: id };
    const { data } = await demand(
      caller.client.GET('/api/v1/hubs/{hub_id}/content-nodes/{content_node_id}', { params: { path } }),
    );
    const { title, summary, body, kind, is_completed, is_locked, unlocks_at, parent_id } = data.attributes;
    const content =
      kind === 'course' || kind === 'section'
        ? (await outline(caller, id)) || empty(`This ${kind} has no lessons yet.`)
        : is_locked
          ? h('p.text', {}, unlocks_at ? `Opens on ${when(unlocks_at)}.` : 'This is locked.')
          : [h('p.text', {}, body), caller.role === 'member' && completion(caller, id, is_completed === true)];
    return {
      title,
      body: h(
        'div.narrow',
        {},
        h('p', {}, link(parent_id ? `/learn/${parent_id}` : '/learn', {}, '← Back')),
        summary && h('p.quiet', {}, summary),
        content,
      ),
    };
  },
};
