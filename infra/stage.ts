import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemovalPolicy } from 'aws-cdk-lib';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';

const STAGES = {
  dev: { logLevel: 'DEBUG', logRetention: RetentionDays.ONE_WEEK, memory: 1024, logs: RemovalPolicy.DESTROY },
  staging: { logLevel: 'INFO', logRetention: RetentionDays.ONE_MONTH, memory: 1769, logs: RemovalPolicy.DESTROY },
  prod: { logLevel: 'INFO', logRetention: RetentionDays.SIX_MONTHS, memory: 1769, logs: RemovalPolicy.RETAIN },
} as const;

export type StageName = keyof typeof STAGES;

/** Everything that differs from one deployment to another. */
export interface Stage {
  readonly name: StageName;
  readonly architecture: Architecture;
  readonly logLevel: 'DEBUG' | 'INFO';
  readonly logRetention: RetentionDays;
  readonly memory: number;
  /** For what holds data: kept when the stack goes, unless the stage was declared ephemeral. */
  readonly data: RemovalPolicy;
  readonly logs: RemovalPolicy;
  readonly ephemeral: boolean;
  /** The API's own host name, with the ARN of its certificate. */
  readonly domain: { readonly name: string; readonly certificate: string } | undefined;
  /** The pairs of keys of tokens, by number: the first one signs, what any of them signed is accepted. */
  readonly tokenKeys: readonly [number, ...number[]];
  /** The name of the table that was restored and is used instead of the stack's first one. */
  readonly table: string | undefined;
  readonly mailFrom: string;
  readonly alarmEmail: string | undefined;
  /** The ARN of the one Node build that every function runs on. */
  readonly runtimeVersion: string | undefined;
  readonly version: string;
  readonly revision: string;
}

const manifest = join(import.meta.dirname, '..', 'package.json');

const isStageName = (name: string): name is StageName => Object.hasOwn(STAGES, name);

const numbersOf = (text: string): Stage['tokenKeys'] => {
  const [first, ...others] = text.split(',').map(Number);
  const all = [first, ...others];
  const good = all.every((one) => Number.isInteger(one) && Number(one) > 0) && new Set(all).size === all.length;
  if (first === undefined || !good) throw new Error(`tokenKeys is numbers like 2,1, each once, not ${text}`);
  return [first, ...others];
};

/** The stage that `-c` options ask for. */
export const stageOf = (node: Node): Stage => {
  const option = (name: string): string | undefined => {
    const value: unknown = node.tryGetContext(name);
    return value === undefined || value === '' ? undefined : String(value);
  };
  const name = option('stage') ?? 'dev';
  if (!isStageName(name)) throw new Error(`stage is one of ${Object.keys(STAGES).join(', ')}, not ${name}`);
  const arch = option('arch') ?? 'arm64';
  if (arch !== 'arm64' && arch !== 'x86_64') throw new Error(`arch is arm64 or x86_64, not ${arch}`);
  const domain = option('domain');
  const certificate = option('certificate');
  if ((domain === undefined) !== (certificate === undefined)) throw new Error('domain and certificate go together');
  const ephemeral = option('ephemeral') === 'true';
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return {
    name,
    ...STAGES[name],
    architecture: arch === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
    ephemeral,
    data: ephemeral ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
    domain: domain !== undefined && certificate !== undefined ? { name: domain, certificate } : undefined,
    tokenKeys: numbersOf(option(`tokenKeys:${name}`) ?? '1'),
    table: option(`table:${name}`),
    mailFrom: option('mailFrom') ?? `no-reply@${domain ?? 'example.com'}`,
    alarmEmail: option('alarmEmail'),
    runtimeVersion: option('runtimeVersion'),
    version,
    revision: option('revision') ?? '',
  };
};
