import { isDeepStrictEqual } from 'node:util';
import type { Command } from 'commander';
import { storedControls } from '../../../shared/accounts/teams/control-team.ts';
import type { DeployedQueue } from '../../../shared/downstream/queues.ts';
import { counted } from '../../../shared/platform/text/counted.ts';
import type { Column } from '../../hub/table.ts';
import { currentThrottles, deployedThrottles } from '../gateway/throttles.ts';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { countsOf, oldestAges, totalOf } from '../queues/counts.ts';
import { isMoved, WATCHED } from '../queues/names.ts';
import { deadLettersUrl, queueUrl } from '../resources.ts';
import { mainTable } from '../table.ts';
import { disabledTriggers } from '../writers/triggers.ts';

/** A queue, or a worker that has only dead letters. */
interface QueueStatus {
  readonly queue: DeployedQueue;
  readonly waiting: number | undefined;
  readonly in_flight: number | undefined;
  readonly delayed: number | undefined;
  readonly oldest_seconds: number | undefined;
  readonly dead_letters: number;
  readonly oldest_dead_letter_seconds: number | undefined;
}

interface TeamStatus {
  readonly team: string;
  readonly paused_at: string | undefined;
  readonly reason: string | undefined;
  readonly per_minute: number | undefined;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in its largest units: `3 d 4 h`. */
const durationOf = (seconds: number): string => {
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`;
  return seconds >= MINUTE ? `${Math.floor(seconds / MINUTE)} min` : `${Math.round(seconds)} s`;
};

const shown = (seconds: number | undefined): string => (seconds === undefined ? '' : durationOf(seconds));

const QUEUES: readonly Column<QueueStatus>[] = [
  { title: 'QUEUE', of: ({ queue }) => queue },
  { title: 'DEAD', of: ({ dead_letters }) => dead_letters },
  { title: 'OLDEST DEAD', of: ({ oldest_dead_letter_seconds }) => shown(oldest_dead_letter_seconds) },
  { title: 'WAITING', of: ({ waiting }) => waiting },
  { title: 'OLDEST', of: ({ oldest_seconds }) => shown(oldest_seconds) },
  { title: 'IN FLIGHT', of: ({ in_flight }) => in_flight },
  { title: 'DELAYED', of: ({ delayed }) => delayed },
];

const TEAMS: readonly Column<TeamStatus>[] = [
  { title: 'TEAM', of: ({ team }) => team },
  { title: 'PAUSED SINCE', of: ({ paused_at }) => paused_at },
  { title: 'REQUESTS PER MINUTE', of: ({ per_minute }) => per_minute },
  { title: 'REASON', of: ({ reason }) => reason, flexible: true },
];

const queuesOf = async ({ stage, now }: Ops): Promise<readonly QueueStatus[]> => {
  const resources = await stage.resources();
  const urls = WATCHED.flatMap((name) => [
    deadLettersUrl(resources, name),
    ...(isMoved(name) ? [queueUrl(resources, name)] : []),
  ]);
  const ages = await oldestAges(stage.clients, urls, now());
  const read = WATCHED.map(async (name): Promise<QueueStatus> => {
    const dead = deadLettersUrl(resources, name);
    const own = isMoved(name) ? queueUrl(resources, name) : undefined;
    const [deadCounts, counts] = await Promise.all([
      countsOf(stage.clients, dead),
      own === undefined ? undefined : countsOf(stage.clients, own),
    ]);
    const dead_letters = totalOf(deadCounts);
    return {
      queue: name,
      waiting: counts?.visible,
      in_flight: counts?.inFlight,
      delayed: counts?.delayed,
      oldest_seconds: own === undefined || (counts && totalOf(counts) === 0) ? undefined : ages.get(own),
      dead_letters,
      oldest_dead_letter_seconds: dead_letters > 0 ? ages.get(dead) : undefined,
    };
  });
  return Promise.all(read);
};

const teamsOf = async ({ stage }: Ops): Promise<readonly TeamStatus[]> =>
  Object.entries(await storedControls(await mainTable(stage))).map(([team, control]) => ({
    team,
    paused_at: control?.paused_at,
    reason: control?.reason,
    per_minute: control?.per_minute,
  }));

interface Throttle {
  readonly current: number | undefined;
  readonly deployed: number | undefined;
}

/** The throttle of the gateway, if it is another one than the stack was deployed with. */
const throttleOf = async ({ stage }: Ops): Promise<Throttle | undefined> => {
  const before = await currentThrottles(stage);
  const deployed = await deployedThrottles(stage, before);
  if (isDeepStrictEqual(before, deployed)) return undefined;
  const rateOf = ({ DefaultRouteSettings }: typeof before) => DefaultRouteSettings.ThrottlingRateLimit;
  return { current: rateOf(before), deployed: rateOf(deployed) };
};

const status = async (ops: Ops): Promise<Outcome> => {
  const [queues, teams, disabled, throttle] = await Promise.all([
    queuesOf(ops),
    teamsOf(ops),
    disabledTriggers(ops.stage).then((all) => all.map(({ name }) => name)),
    throttleOf(ops),
  ]);
  const dead = queues.reduce((sum, { dead_letters }) => sum + dead_letters, 0);
  return {
    result: { stage: ops.stage.name, queues, teams, disabled, ...(throttle && { throttle }) },
    remaining: dead > 0 || disabled.length > 0 || throttle !== undefined,
    show({ list, line, paint }) {
      list(queues, QUEUES);
      if (teams.length > 0) {
        line('');
        list(teams, TEAMS);
      }
      line('');
      line(
        dead > 0
          ? paint.bad(`${counted(dead, 'dead letter')}: hub ops redrive --help`)
          : paint.good('No dead letters.'),
      );
      if (disabled.length > 0)
        line(paint.bad(`Disabled: ${disabled.join(', ')} (hub ops writers start, unless a restore is running)`));
      if (throttle)
        line(
          paint.bad(
            `Requests are throttled to ${throttle.current} a second, deployed with ${throttle.deployed} (hub ops throttle restore)`,
          ),
        );
      const controlled = teams.length === 0 ? 'No team is' : counted(teams.length, 'team is', 'teams are');
      line(`${controlled} paused or limited.`);
    },
  };
};

export const define = (command: Command, run: Runner): void => run(command, status);
