import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient, ListTablesCommand, paginateScan } from '@aws-sdk/client-dynamodb';
import { GetQueueAttributesCommand, ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Demo } from '../../../infra/local/demo/demo.ts';
import { type RunningStack, startLocalStack, temporaryFolder } from '../../contract/support/local-stack.ts';

/** A resource of a response. */
interface Resource {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const NONE: Resource = { id: '', attributes: {} };

/** A response of the stack: `status` is 0 if none came. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The resource of the response; empty if it has none. */
  readonly data: Resource;
  /** The resources of a list. */
  readonly list: readonly Resource[];
}

export interface Request {
  readonly method?: string;
  readonly token?: string | undefined;
  /** The type and attributes of an envelope. */
  readonly send?: readonly [type: string, attributes: object];
  /** A flat body. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const parsed = (text: string): Pick<Answer, 'data' | 'list'> => {
  try {
    const { data } = JSON.parse(text) as { readonly data?: Partial<Resource> | readonly Resource[] };
    return Array.isArray(data) ? { data: NONE, list: data } : { data: { ...NONE, ...data }, list: [] };
  } catch {
    return { data: NONE, list: [] };
  }
};

const clientOf =
  (origin: string) =>
  async (path: string, { method = 'GET', token, send, body, headers }: Request = {}): Promise<Answer> => {
    const sent = send ? { data: { type: send[0], attributes: send[1] } } : body;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(sent && { 'content-type': send ? 'application/vnd.api+json' : 'application/json' }),
        ...headers,
      },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    const text = await response.text();
    return { status: response.status, text, headers: response.headers, ...parsed(text) };
  };

/** The processes that a process started, and those that they started. */
const descendants = (pid: number): readonly number[] => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.filter((name) => {
    try {
      return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(pid);
    } catch {
      return false;
    }
  });
  return children.flatMap((name) => [...descendants(Number(name)), Number(name)]);
};

/** The memory of a process that is not swapped out, in MB; none if it has ended. */
const residentMegabytes = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** Ends a process at once, if it has not ended with the one that started it. */
const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const ENV = { WEBHOOK_ALLOW_CIDR: '127.0.0.1/32' };

/** The local stack, as `npm start` runs it, on a port and in a folder of its own. */
export const startRealStack = async () => {
  const folder = temporaryFolder();
  let running: RunningStack = await startLocalStack({ folder, env: ENV });
  const aws = async () => {
    const { endpoint, region, access_key } = (await (await fetch(`${running.origin}/_local/aws`)).json()) as Record<
      string,
      string
    >;
    const credentials = { accessKeyId: access_key ?? '', secretAccessKey: 'local' };
    return { endpoint: String(endpoint), region: String(region), credentials };
  };
  const call = (path: string, request?: Request) => clientOf(running.origin)(path, request);
  return {
    folder,
    origin: () => running.origin,
    demo: (): Demo => JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')),
    log: () => readFileSync(join(folder, 'functions.log'), 'utf8'),
    printed: () => running.printed(),
    /** Calls a path of the API. */
    api: (path: string, request?: Request) => call(`/api/v1${path}`, request),
    local: call,
    /** All rows of all tables, as DynamoDB sends them. */
    async rows(): Promise<readonly string[]> {
      const client = new DynamoDBClient(await aws());
      const { TableNames = [] } = await client.send(new ListTablesCommand({}));
      const rows: string[] = [];
      for (const TableName of TableNames)
        for await (const { Items = [] } of paginateScan({ client }, { TableName }))
          rows.push(...Items.map((row) => JSON.stringify(row)));
      client.destroy();
      return rows;
    },
    /** The messages of each queue that has any. */
    async waiting(): Promise<readonly string[]> {
      const client = new SQSClient(await aws());
      const { QueueUrls = [] } = await client.send(new ListQueuesCommand({ MaxResults: 1_000 }));
      const counts = await Promise.all(
        QueueUrls.map(async (QueueUrl) => {
          const { Attributes = {} } = await client.send(
            new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
          );
          const count = Object.entries(Attributes)
            .filter(([name]) => name.startsWith('ApproximateNumberOfMessages'))
            .reduce((sum, [, one]) => sum + Number(one), 0);
          return count > 0 ? [`${QueueUrl.split('/').at(-1)} has ${count}`] : [];
        }),
      );
      client.destroy();
      return counts.flat();
    },
    /** Moves the service's time, which does what is due; again until nothing is left. */
    async settle(seconds = 1, tries = 30): Promise<boolean> {
      for (let nth = 0; nth < tries; nth += 1) {
        const moved = await fetch(`${running.origin}/_local/clock`, {
          method: 'POST',
          body: JSON.stringify({ advance_seconds: nth === 0 ? seconds : 1 }),
        });
        if (moved.ok && ((await moved.json()) as { drained: boolean }).drained) return true;
        await wait(200);
      }
      return false;
    },
    /** Ends the stack and its engine at once, as a loss of power does. */
    async kill(): Promise<void> {
      const { pid } = running.process;
      const exited = new Promise((resolve) => running.process.once('exit', resolve));
      if (pid !== undefined) for (const one of [pid, ...descendants(pid)]) kill(one);
      await exited;
    },
    /** The memory of the stack and its engine, in MB. */
    megabytes(): number {
      const { pid = 0 } = running.process;
      return [pid, ...descendants(pid)].reduce((sum, one) => sum + residentMegabytes(one), 0);
    },
    async restart(): Promise<void> {
      running = await startLocalStack({ folder, env: ENV });
    },
    async stop(): Promise<void> {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type RealStack = Awaited<ReturnType<typeof startRealStack>>;

/** The nearest-rank percentile. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};
