import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Source, sourcesIn } from './support/sources.ts';

/*
 * An export is for another source, or for a test: what a file uses itself may be exported for the tests of its folder.
 * Tests of other folders import what sources import too, types, and what is listed here with the reason. What only
 * tests use is in `test/support`.
 */
const FOR_OTHER_TESTS: Readonly<Record<string, readonly string[]>> = {
  'a limit that tests of operations and workers go up to': [
    'functions/send-mail/owner-access.ts#OWNER_ACCESS_SECONDS',
    'shared/delivery/email/email-limits.ts#SIGN_IN_EMAILS',
    'shared/delivery/email/email-log.ts#RECORDING_WINDOW_MS',
    'shared/hubs/editor-queue/editor-queue.ts#MAX_OPS_BYTES',
    'shared/hubs/hubs/hubs-of-team.ts#MAX_HUBS',
    'shared/platform/db/postpone.ts#MAX_FAILURES',
    'shared/platform/time/budget.ts#BUDGET_MS',
  ],
  'a list of decisions that is compared with all that there is to decide': [
    'infra/local/console/shell.ts#PAGES',
    'shared/api/acting.ts#ACTING_PARTS',
    'shared/api/not-acting.ts#NOT_ACTING',
    'shared/delivery/email/resend/callbacks.ts#RESEND_STATUSES',
  ],
  'what a command reads or writes, which tests compare or write as it does': [
    'infra/client/package.ts#buildClientPackage',
    'infra/cost/measured.ts#MEASURED_FILE',
    'infra/description.ts#examplesFile',
    'infra/description.ts#readExamples',
    'infra/local/additional-version.ts#PROPERTIES_FILE',
  ],
  'the keys, ids and times of rows that other tests write or look for': [
    'shared/community/activity/activity-item.ts#activityKey',
    'shared/community/discussions/mark-item.ts#markKey',
    'shared/delivery/email/held-email.ts#heldEmailDueAt',
    'shared/downstream/automations/nodes/split.ts#splitPercentOf',
    'shared/engagement/hub-events/rsvp-item.ts#rsvpId',
  ],
  'the parts of functions and of the local stack that tests put together otherwise': [
    'functions/callbacks/ports.ts#callbackProviders',
    'functions/callbacks/ports.ts#providerLookup',
    'infra/local/aws/empty-keys.ts#emptyKey',
    'infra/local/console/mail-page.ts#mailPage',
    'shared/commerce/payments/invoked-payments.ts#remotePayments',
  ],
};

/** Files that are imported from outside: the Lambda handlers, the published client and the code that pages show. */
const PUBLIC = [/^functions\/[^/]+\/index\.ts$/, /^shared\/client\//, /^infra\/docs\/snippets\//];

const NAMES = /\b(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*'([.#][^']+)'/g;
const WHOLE = /\b(?:import|export)\s+(?:type\s+)?\*\s*(?:as\s+[\w$]+\s*)?from\s*'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/g;
const EXPORT =
  /^export\s+(?:(?:async|abstract|declare)\s+)*(?:const|let|function\*?|class|interface|type|enum)\s+([\w$]+)/gm;

interface Manifest {
  readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const { imports }: Manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

/** The files of an import: one by its path, or one for each condition of `imports` in package.json. */
const targets = (file: string, path: string): readonly string[] =>
  path.startsWith('#') ? Object.values(imports[path] ?? {}).map((target) => join(target)) : [join(dirname(file), path)];

const importedName = (specifier: string): string =>
  specifier
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/)[0] ?? '';

/** Each name that a file imports from another, as `path#name`; `path#*` for a namespace import. */
const importsOf = ({ file, text }: Source): readonly string[] => {
  const at = (path: string) => join(dirname(file), path);
  const named = [...text.matchAll(NAMES)].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .flatMap((specifier) => targets(file, path).map((target) => `${target}#${importedName(specifier)}`)),
  );
  const namespaces = [...text.matchAll(WHOLE)].map(([, all, lazy]) => `${at(all ?? lazy ?? '')}#*`);
  return [...named, ...namespaces];
};

interface Export {
  readonly file: string;
  readonly id: string;
  readonly isType: boolean;
  /** Whether its own file uses it. */
  readonly isUsed: boolean;
}

const exportsOf = ({ file, text }: Source): readonly Export[] =>
  [...text.matchAll(EXPORT)].map(([all, name = '']) => ({
    file,
    id: `${file}#${name}`,
    isType: /\b(?:interface|type)\s/.test(all),
    isUsed: [...text.matchAll(/(?<![\w$]|(?<!\.\.)\.)[\w$]+/g)].filter(([one]) => one === name).length > 1,
  }));

const sources = sourcesIn('bin', 'infra', 'functions', 'shared');
const tests = sourcesIn('test').map((source) => ({ file: source.file, imported: new Set(importsOf(source)) }));

/** Whether a set of imports has an export, by its name or with its whole file. */
const has = (imported: ReadonlySet<string>, { file, id }: Export): boolean =>
  imported.has(id) || imported.has(`${file}#*`);

/** Whether only tests that may do so import it. */
const isForTests = (one: Export): boolean => {
  const users = tests.filter(({ imported }) => has(imported, one));
  const folder = `test/${dirname(one.file)}`;
  const isOfFolder = (file: string) => file.startsWith(`${folder}/`) || file === `${folder}.test.ts`;
  return one.isUsed && users.length > 0 && (one.isType || users.every(({ file }) => isOfFolder(file)));
};

test('every export is for another source, or for tests as this file says', () => {
  const imported = new Set(sources.flatMap(importsOf));
  const exported = sources.filter(({ file }) => PUBLIC.every((entry) => !entry.test(file))).flatMap(exportsOf);
  expect(exported.length).toBeGreaterThan(1_000);
  const rest = exported.filter((one) => !has(imported, one) && !isForTests(one)).map(({ id }) => id);
  expect(rest.toSorted()).toEqual(Object.values(FOR_OTHER_TESTS).flat().toSorted());
});
