import { addComment, discussions, react, reply, sendMessage, startDiscussion, vote } from './community.ts';
import { admit, enroll, index, notify, record } from './downstream.ts';
import { answer, award, buy, count, join, report, save } from './people.ts';
import { idOf, POPULATION, randomOf, zipf } from './population.ts';
import type { Access } from './writes.ts';

/** What members and creators do in a second: 2,000 writes. */
export const MIX = {
  react: 800,
  comment: 350,
  message: 250,
  vote: 200,
  activity: 160,
  reply: 150,
  answer: 40,
  join: 20,
  award: 15,
  discussion: 10,
  order: 3,
  save: 2,
} as const;

/** Requests that read, for each that writes. */
export const READS_PER_WRITE = 4;
/** Members that an automation for the whole hub enrolls in a second: all of them in an hour. */
export const ENROLLED = Math.ceil(POPULATION.members / 3_600);

export interface Run {
  readonly seconds: number;
  /** Whether the stage has the setting `shards`. */
  readonly shards: boolean;
  readonly seed?: number;
}

const START = Date.UTC(2026, 0, 2);

/** Runs with keys as a stage with the setting `shards` makes them, or one without it. */
const withShards = (shards: boolean, run: () => void): void => {
  const before = process.env;
  process.env = { ...before, SHARDS: shards ? 'on' : 'off' };
  try {
    run();
  } finally {
    process.env = before;
  }
};

/** Passes each access of the table, and of the index, that the hub causes. */
export const simulate = (run: Run, pass: (access: Access) => void): void =>
  withShards(run.shards, () => passAll(run, pass));

const passAll = ({ seconds, shards, seed = 1 }: Run, pass: (access: Access) => void): void => {
  const random = randomOf(seed);
  const hot = zipf(discussions.length, random);
  const word = zipf(POPULATION.words, random);
  const below = (count: number) => Math.floor(random() * count);
  const someone = () => idOf('contact', below(POPULATION.members));
  let [made, place] = [0, 0];
  const nextId = (now: number): string => {
    made += 1;
    return idOf('made', made, now);
  };
  const all = (accesses: readonly Access[]): void => accesses.forEach(pass);
  const recorded = (now: number): void => {
    place += 1;
    all(record(nextId(now), place, shards));
  };
  const counted = (contact: string, now: number): void => all(count(contact, nextId(now), new Date(now).toISOString()));

  const act: Record<keyof typeof MIX, (contact: string, now: number) => void> = {
    react(contact, now) {
      all(react(contact, hot()));
      recorded(now);
      counted(contact, now);
      counted(someone(), now);
    },
    comment(contact, now) {
      all([...addComment(contact, hot(), now), ...index(nextId(now), word), ...notify(someone(), nextId(now))]);
      recorded(now);
      counted(contact, now);
    },
    message(contact, now) {
      const to = someone();
      all([...sendMessage(contact, to, nextId(now), now), ...notify(to, nextId(now))]);
      recorded(now);
    },
    vote: (contact) => all(vote(contact, hot())),
    activity: (contact, now) => all(report(contact, nextId(now))),
    reply(contact, now) {
      all(reply(contact, hot(), below(POPULATION.comments), now));
      all([...index(nextId(now), word), ...notify(someone(), nextId(now))]);
      recorded(now);
      counted(contact, now);
    },
    answer(contact, now) {
      all(answer(contact));
      recorded(now);
    },
    join(contact, now) {
      all([...join(contact), ...index(nextId(now), word)]);
      recorded(now);
    },
    award(contact, now) {
      all(award(contact, below(1_000), now));
      recorded(now);
    },
    discussion(contact, now) {
      all([...startDiscussion(contact, below(POPULATION.spaces), now), ...index(nextId(now), word)]);
      recorded(now);
      counted(contact, now);
    },
    order: (_, now) => all(buy(now)),
    save: () => all(save()),
  };

  for (let second = 0; second < seconds; second += 1) {
    const now = START + second * 1_000;
    for (const [name, times] of Object.entries(MIX) as [keyof typeof MIX, number][])
      for (let nth = 0; nth < times; nth += 1) {
        const contact = someone();
        act[name](contact, now);
        for (let request = 0; request <= READS_PER_WRITE; request += 1) all(admit(contact));
      }
    for (let nth = 0; nth < ENROLLED; nth += 1)
      all(enroll(someone(), nextId(now), new Date(now + 86_400_000).toISOString()));
  }
};
