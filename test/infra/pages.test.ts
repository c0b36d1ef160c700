import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';
import { PROVIDER_SECRETS } from '../../infra/secrets/provider-secrets.ts';
import { deployed } from '../../infra/settings/schema.ts';
import type { PaymentProviderName } from '../../shared/commerce/payments/registry.ts';
import { STRIPE_EVENT_PARSERS } from '../../shared/commerce/payments/stripe/event-parsers.ts';
import type { EmailProviderName } from '../../shared/delivery/email/registry.ts';
import { RESEND_STATUSES } from '../../shared/delivery/email/resend/callbacks.ts';
import { deployedAs } from '../../shared/downstream/queues.ts';
import type { TranscriptionProviderName } from '../../shared/media/transcription/registry.ts';
import { operatePage } from './support/operate-page.ts';

const root = join(import.meta.dirname, '..', '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

const functionsPage = readFileSync(join(root, 'functions', 'README.md'), 'utf8');

/** The names in the first column of the table with this head. */
const named = (page: string, head: string): readonly string[] => {
  const rows = page.split(`| ${head} |`)[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name));
};

describe('functions/README.md', () => {
  test('lists every route group and no other', () => {
    expect([...named(functionsPage, 'Group | Operations')].sort()).toEqual(groups.map(({ name }) => name).sort());
  });

  test('lists every worker and no other', () => {
    expect([...named(functionsPage, 'Worker | Trigger | Task')].sort()).toEqual(workers.map(({ name }) => name).sort());
  });

  test('names every queue that triggers a worker', () => {
    const queues = workers.flatMap(({ on }) => ('queue' in on ? [on.queue, ...(on.slow ? [on.slow] : [])] : []));
    for (const queue of queues) expect(functionsPage).toMatch(new RegExp(`queues? .*\`${queue}\``));
  });
});

test('the page about deployments lists the default of every optional setting and no other', () => {
  const required = ['account', 'region', 'domain', 'mail', 'alarmEmail'];
  const optional = Object.keys(deployed.shape).filter((name) => !required.includes(name));
  expect([...named(operatePage('deploy'), 'Setting | Default')].toSorted()).toEqual(optional.toSorted());
});

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'infra/docs/pages/operate/costs.md',
  'UPGRADING.md',
  'shared/platform/db/hot-keys.md',
  'test/bench/README.md',
])('the TypeScript commands in %s use npx node, because an older Node cannot run TypeScript', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const commands = [...text.matchAll(/(npx )?node (?:bin|test|infra)\/\S+\.ts/g)];
  expect(commands.filter(([, npx]) => npx === undefined).map(([command]) => command)).toEqual([]);
  for (const [command] of commands) expect(existsSync(join(root, command.split(' ').at(-1) ?? ''))).toBe(true);
});

test('README.md links to the table of contract statements and tests', () => {
  expect(readme).toContain('](test/contract/README.md)');
});

describe('CONTRIBUTING.md', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const titles = [...text.matchAll(/`(test\/[\w/-]+\.test\.ts)` \(((?:"[^"]+"(?:, )?)+)\)/g)].flatMap(
    ([, file = '', list = '']) => [...list.matchAll(/"([^"]+)"/g)].map(([, title = '']) => [file, title] as const),
  );

  test('names more than a dozen tests', () => {
    expect(titles.length).toBeGreaterThan(12);
  });

  test.each(titles)('%s has the test “%s”', (file, title) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(title);
  });

  test('names only existing files of each port', () => {
    const table = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('| Port | Folder |')[1]?.split('\n\n')[0];
    const files = (table?.split('\n').slice(2) ?? []).flatMap((row) => {
      const [, , folder = '', ...cells] = row.split('|');
      const names = [
        ...cells
          .slice(0, 2)
          .join()
          .matchAll(/`([\w-]+\.ts)`/g),
      ].map(([, name = '']) => name);
      return names.map((name) => join(folder.replaceAll('`', '').trim(), name));
    });
    expect(files.length).toBeGreaterThan(12);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('names only existing files and folders', () => {
    const paths = [...text.matchAll(/`((?:bin|infra|functions|shared|test)\/[\w/.-]+)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test('test/bench/README.md has a section for every measurement', () => {
  const report = readFileSync(join(root, 'test', 'bench', 'report.ts'), 'utf8');
  const page = readFileSync(join(root, 'test', 'bench', 'README.md'), 'utf8');
  const titles = [...report.matchAll(/\b(?:targets|times|table)\(\s*'([^']+)'/g)].map(([, title]) => title);
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter((title) => !page.includes(`### ${title}\n`))).toEqual([]);
});

/** The events that an operator subscribes to at each provider. SES and AssemblyAI take no list of events. */
const SUBSCRIBED_EVENTS: Readonly<
  Record<PaymentProviderName | EmailProviderName | TranscriptionProviderName, readonly string[]>
> = {
  stripe: [...Object.keys(STRIPE_EVENT_PARSERS), 'account.updated'],
  resend: Object.keys(RESEND_STATUSES),
  ses: [],
  assemblyai: [],
};

describe('the pages for operators', () => {
  /** The first column of the table with this head. */
  const rows = (page: string, head: string): string =>
    (page.split(`| ${head} |`)[1]?.split('\n\n')[0]?.split('\n') ?? []).map((row) => row.split('|')[1]).join();

  test('describe the contents and the redrive of every dead-letter queue', () => {
    const first = rows(operatePage('alarms'), 'Queue | Contents | Effect of moving back');
    const queues = workers.flatMap(({ name, on }) =>
      'queue' in on ? [on.queue, ...(on.slow ? [on.slow] : [])] : 'stream' in on || 'schedule' in on ? [name] : [],
    );
    expect(queues.filter((queue) => !first.includes(`\`${deployedAs(queue)}\``))).toEqual([]);
  });

  test('list the events that each provider must send', () => {
    const table = operatePage('deploy').split('| Provider | Endpoint | Events |')[1]?.split('\n\n')[0] ?? '';
    const listed = [...table.matchAll(/`(\w+(?:\.\w+)+)`/g)].map(([, event]) => event);
    expect(listed.sort()).toEqual(Object.values(SUBSCRIBED_EVENTS).flat().sort());
  });

  test('describe the rotation of every secret', () => {
    const first = rows(operatePage('secrets'), 'Secret | Rotation | Effect on clients');
    const files = ['secrets.ts', 'webhook-keys.ts'].map((file) =>
      readFileSync(join(root, 'infra', 'secrets', file), 'utf8'),
    );
    const sectionsOf = [...files.join('').matchAll(/'(\w+(?:Secret|Key|Seed))',/g)].map(([, name = '']) => name);
    const secrets = [...sectionsOf, ...PROVIDER_SECRETS.map(({ id }) => id)];
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((name) => name !== 'WebhookSecretsKey' && !first.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the decision pages', () => {
  const folder = join(root, 'shared', 'decisions');
  const pages = readdirSync(folder).sort();

  test('are numbered from 1 without gaps', () => {
    const expected = pages.map((_, index) => `${index + 1}`.padStart(4, '0'));
    expect(pages.map((name) => name.slice(0, 4))).toEqual(expected);
  });

  test.each(pages)('%s has its number in the title and the three sections', (name) => {
    const heads = readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => /^##? /.test(line));
    expect(heads[0]?.startsWith(`# ${Number(name.slice(0, 4))}. `)).toBe(true);
    expect(heads.slice(1)).toEqual(['## Context', '## Decision', '## Consequences']);
  });
});
