import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../../infra/command-line/command-line.ts';
import { PROPERTIES_FILE } from '../../infra/local/additional-version.ts';
import { synthesized } from '../../infra/local/build.ts';
import type { Demo } from '../../infra/local/demo/demo.ts';
import { readTemplate } from '../../infra/local/template/read.ts';
import { startLocalStack } from '../contract/support/local-stack.ts';
import { pack } from './archive.ts';
import { filesOf, releases } from './releases.ts';

const { values } = commandLine({
  usage: 'npm run release:record --',
  about:
    'Records a release, for the tests that run it beside the next one: its functions, a data folder that was used, and\nthe stateful resources of its template.',
  options: {
    version: { type: 'string', value: 'number', text: 'the version, instead of that of package.json' },
    template: { type: 'string', value: 'file', text: 'the template of another checkout, instead of this one' },
    data: { type: 'string', value: 'folder', text: 'the data folder of another checkout' },
  },
});

/* They load the stack and the service: a question about the options is answered without them. */
const { hubApp } = await import('../../infra/app.ts');
const { settingsOf } = await import('../../infra/settings/settings.ts');
const { stageFrom } = await import('../../infra/stage.ts');
const { use } = await import('../contract/support/usage.ts');
const { COMPLETE } = await import('../infra/support/settings.ts');
const { FIREWALL, statefulResources } = await import('./templates.ts');
const { version: manifest } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'));
const version = values.version ?? manifest;
const files = filesOf(version);
const work = mkdtempSync(join(tmpdir(), 'release-'));

/** The files of a function's folder that its code reads. Pages, notices and code caches are left out. */
const isCode = (path: string): boolean => !/(?:^|\/)(?:NOTICE|bundle\.cache|assets)(?:\/|$)/.test(path);

const recordFunctions = async (): Promise<void> => {
  const template = readTemplate(values.template ?? (await synthesized(console.log)));
  const functions = Object.entries(template.resources).filter(([, { Type }]) => Type === 'AWS::Lambda::Function');
  const folder = join(work, 'functions');
  mkdirSync(folder);
  for (const [id, { Properties }] of functions) {
    const { S3Key } = Properties.Code as { S3Key: string };
    cpSync(template.assetFolder(S3Key), join(folder, id), { recursive: true });
  }
  const properties = Object.fromEntries(functions.map(([id, { Properties }]) => [id, Properties]));
  writeFileSync(join(folder, PROPERTIES_FILE), JSON.stringify(properties));
  for (const older of releases()) rmSync(filesOf(older).functions, { force: true });
  pack(folder, files.functions, isCode);
};

const recordData = async (): Promise<void> => {
  const folder = values.data ?? join(work, 'data');
  const stack = await startLocalStack({ folder, port: 18_787 });
  const demo: Demo = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8'));
  const kept = await use(stack.origin, demo);
  writeFileSync(files.kept, `${JSON.stringify(kept, null, 2)}\n`);
  await stack.stop('SIGINT');
  pack(folder, files.data, (path) => !/^(?:lock|functions\.log)$/.test(path));
};

const recordStateful = async (): Promise<void> => {
  const prod = { ...COMPLETE, firewall: FIREWALL };
  const stage = stageFrom('prod', settingsOf('prod', { dev: {}, staging: {}, prod }));
  const { stack } = await hubApp({ outdir: join(work, 'template') }, stage);
  writeFileSync(files.stateful, `${JSON.stringify(statefulResources(stack), null, 2)}\n`);
};

try {
  await recordFunctions();
  await recordStateful();
  await recordData();
  console.log(`recorded ${version}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
