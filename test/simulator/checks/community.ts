import type { Row } from '../../support/memory-engine/expression.ts';
import { type Check, numberOf, rowsOf } from './rows.ts';

const EMOJI = 'emoji:';
const VOTES = 'votes:';

/** The id at the end of the sort key of a counters row or a viewer row. */
const idOf = ({ sk }: Row): string => String(sk).split('#').at(-1) ?? '';

const countBy = <T>(things: readonly T[], keyOf: (thing: T) => string): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(things, keyOf)].map(([key, group]) => [key, group.length]));

/** Comments that a deletion has not removed: a deleted root takes its replies with it. */
const liveComments = (rows: readonly Row[]): readonly Row[] => {
  const deleted = new Set(rows.filter(({ status }) => status === 'deleted').map(({ id }) => id));
  return rows.filter(
    ({ id, parent_comment_id }) => !deleted.has(String(id)) && !deleted.has(String(parent_comment_id)),
  );
};

/** The counters of comments and replies equal a recount. */
export const commentCounts: Check = ({ simulation }) => {
  const live = liveComments(rowsOf(simulation, 'comment'));
  const byTarget = countBy(live, ({ target_id }) => String(target_id));
  const counters = new Map(rowsOf(simulation, 'discussion_counters').map((row) => [idOf(row), row]));
  const byParent = countBy(live, ({ parent_comment_id }) => String(parent_comment_id));
  return [
    ...rowsOf(simulation, 'discussion').flatMap(({ id }) => {
      const [counted, found] = [numberOf(counters.get(String(id)), 'comments'), byTarget.get(String(id)) ?? 0];
      return counted === found ? [] : [`discussion ${String(id)} counts ${counted} comments and has ${found}`];
    }),
    ...rowsOf(simulation, 'comment_counters').flatMap((row) => {
      if (row.root_deleted) return [];
      const [counted, found] = [numberOf(row, 'replies'), byParent.get(idOf(row)) ?? 0];
      return counted === found ? [] : [`comment ${idOf(row)} counts ${counted} replies and has ${found}`];
    }),
  ];
};

const viewersOf = (rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => Map.groupBy(rows, idOf);

/** The counts of each emoji and poll option equal the rows of the viewers. */
export const viewerCounts: Check = ({ simulation }) =>
  (['discussion', 'comment'] as const).flatMap((kind) => {
    const viewers = viewersOf(rowsOf(simulation, `${kind}_viewer`));
    return rowsOf(simulation, `${kind}_counters`).flatMap((row) => {
      const own = viewers.get(idOf(row)) ?? [];
      const marks = Object.keys(row).filter((name) => name.startsWith(EMOJI));
      const votes = Object.keys(row).filter((name) => name.startsWith(VOTES));
      const found: readonly (readonly [string, number])[] = [
        ...marks.map((mark) => [mark, own.filter((viewer) => mark in viewer).length] as const),
        ['reactions', own.flatMap((viewer) => Object.keys(viewer).filter((name) => name.startsWith(EMOJI))).length],
        ...votes.map((name) => [name, own.filter(({ vote }) => `${VOTES}${String(vote)}` === name).length] as const),
        ['votes', own.filter(({ vote }) => vote !== undefined).length],
      ];
      return found.flatMap(([name, count]) =>
        numberOf(row, name) === count
          ? []
          : [`${kind} ${idOf(row)} counts ${numberOf(row, name)} ${name}, not ${count}`],
      );
    });
  });

/** The counts of members and discussions equal a recount of the rows. */
export const spaceAndHubCounts: Check = ({ simulation }) => {
  const active = rowsOf(simulation, 'member').filter(({ status }) => status === 'active');
  const published = rowsOf(simulation, 'discussion').filter(({ status }) => status === 'published');
  const current = new Map(rowsOf(simulation, 'member').map((row) => [`${row.hub_id} ${row.contact_id}`, row]));
  const inside = rowsOf(simulation, 'space_member').filter((place) => {
    const member = current.get(`${place.hub_id} ${place.contact_id}`);
    const isFormer = member?.status === 'left' || member?.status === 'removed';
    return place.status === 'active' && member && !isFormer && String(place.created_at) >= String(member.joined_at);
  });
  const rows = Map.groupBy(rowsOf(simulation, 'count'), ({ sk }) => String(sk).split('~')[0]);
  const counted = (sk: string, name: string) => (rows.get(sk) ?? []).reduce((sum, row) => sum + numberOf(row, name), 0);
  const compare = (what: string, sk: string, name: string, found: number) =>
    counted(sk, name) === found ? [] : [`${what} counts ${counted(sk, name)} ${name} and has ${found}`];
  return [
    ...rowsOf(simulation, 'hub').flatMap(({ id }) =>
      compare(`hub ${id}`, `HUB#${id}`, 'members', active.filter(({ hub_id }) => hub_id === id).length),
    ),
    ...rowsOf(simulation, 'space').flatMap(({ id }) => [
      ...compare(`space ${id}`, `SPACE#${id}`, 'members', inside.filter(({ space_id }) => space_id === id).length),
      ...compare(
        `space ${id}`,
        `SPACE#${id}`,
        'discussions',
        published.filter(({ space_id }) => space_id === id).length,
      ),
    ]),
  ];
};
