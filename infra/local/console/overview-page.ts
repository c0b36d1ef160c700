import { type ClockOffset, offsetMilliseconds } from '../clock.ts';
import { ERRORS, type Faults, STORES } from '../faults.ts';
import { numberOf, objectOf } from '../json.ts';
import type { Mailbox } from '../mailbox.ts';
import { deadLetterQueues } from '../resources/redrive.ts';
import type { World } from '../resources/resource.ts';
import { button, link, rows, section } from './parts.ts';
import { consolePage } from './shell.ts';

const JUMPS = [
  ['1 minute', 60],
  ['1 hour', 3_600],
  ['1 day', 86_400],
  ['30 days', 30 * 86_400],
] as const;

const clockSection = (clock: ClockOffset): string => {
  const ahead = `${Math.round(offsetMilliseconds(clock) / 1000)} seconds ahead of this machine`;
  const jumps = JUMPS.map(([name, seconds]) => button(name, 'clock', [{ name: 'seconds', value: String(seconds) }]));
  const other =
    '<form method="post" action="/_local/do/clock"><label>Seconds<input name="seconds" type="number" min="0" max="315360000" required></label><button>Advance</button></form>';
  return section(
    'Clock',
    `<p><time>${new Date().toISOString()}</time>, ${ahead}. Advance by:</p><div class="row">${jumps.map(({ text }) => text).join('')}</div>${other}`,
  );
};

const options = (values: readonly string[]): string => values.map((value) => `<option>${value}</option>`).join('');

const faultsSection = (faults: Faults): string => {
  const failing = STORES.flatMap((store) => {
    const error = faults.of(store);
    return error ? [[store, error, button('Fix', 'faults', [{ name: 'store', value: store }])]] : [];
  });
  const form = `<form method="post" action="/_local/do/faults"><label>Store<select name="store">${options(STORES)}</select></label><label>Error<select name="error">${options(ERRORS)}</select></label><button>Inject fault</button></form>`;
  return section('Faults', rows('Faults', ['Store', 'Error', 'Fix'], failing, 'No faults.') + form);
};

const itemCount = async ({ dynamo }: World, TableName: string): Promise<number> => {
  const { Table } = await dynamo('DescribeTable', { TableName });
  return numberOf(objectOf(Table).ItemCount, 0);
};

export interface Overview {
  readonly world: World;
  readonly clock: ClockOffset;
  readonly faults: Faults;
  readonly mailbox: Mailbox;
}

/** The state of the stack, and its controls. */
export const overviewPage = async ({ world, clock, faults, mailbox }: Overview) => {
  const { tables, queues, queueNames, functions } = world;
  const counted = await Promise.all(tables.map(async (name) => [name, await itemCount(world, name)] as const));
  const dead = await deadLetterQueues(world);
  const waiting = (names: readonly string[]) =>
    names
      .map((name) => ({ name, ...queues.inspect(name) }))
      .map(({ name, ready, inflight, delayed }) => [name, ready.length + inflight.length + delayed.length] as const)
      .filter(([, messages]) => messages > 0);
  const busy = [...new Set(functions.values())].map(({ definition, busy }) => [definition.name, busy()] as const);
  const [latest] = mailbox.list();
  const mail = latest ? [[link('/_local/mail', latest.subject), latest.to, latest.sent_at]] : [];
  const alive = waiting(queueNames.filter((name) => !dead.has(name)));
  return consolePage(
    '/_local',
    [
      '<p><a href="/_local/site">Demo site</a>: a member site and a back office on the demo hub Kiln &amp; Clay.</p>',
      clockSection(clock),
      faultsSection(faults),
      section('Tables', rows('Tables', ['Table', 'Items'], counted, 'No tables.')),
      section('Queues', rows('Queues', ['Queue', 'Messages'], alive, 'No messages.')),
      section(
        'Dead letters',
        rows('Dead letters', ['Queue', 'Messages'], waiting([...dead.keys()]), 'No dead letters.'),
      ),
      section('Mail', rows('Mail', ['Subject', 'To', 'Sent'], mail, 'No emails yet.')),
      section('Functions', rows('Functions', ['Function', 'Invocations in progress'], busy, 'No functions.')),
    ].join(''),
  );
};
