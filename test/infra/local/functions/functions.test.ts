import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { advance, clockOffset } from '../../../../infra/local/clock.ts';
import { instanceLimit } from '../../../../infra/local/functions/instance-limit.ts';
import { functionPool } from '../../../../infra/local/functions/pool.ts';
import { temporaryFolder } from '../support/data-folder.ts';

const pool = (
  source: string,
  { most = 2, timeoutMilliseconds = 10_000, clock = clockOffset(), limit = instanceLimit(10) } = {},
) => {
  const folder = join(temporaryFolder(), 'function');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}');
  writeFileSync(join(folder, 'index.js'), source);
  const printed: string[] = [];
  const definition = {
    name: 'tested',
    arn: 'arn:aws:lambda:us-east-1:0:function:tested',
    folder,
    handler: 'index.handler',
    environment: { GREETING: 'hello' },
    timeoutMilliseconds,
    memoryMegabytes: 128,
  };
  const log = (_: string, text: string) => printed.push(text);
  const started = functionPool(definition, { clock, log, maxInstances: most, limit });
  onTestFinished(started.stop);
  return { ...started, printed };
};

describe('a function', () => {
  test('gets its event, its context and only its own environment', async () => {
    const { invoke } = pool(`exports.handler = async (event, context) => ({
      event, id: context.awsRequestId, left: context.getRemainingTimeInMillis(), name: process.env.AWS_LAMBDA_FUNCTION_NAME,
      greeting: process.env.GREETING, home: process.env.HOME, nothing: undefined })`);
    const result = await invoke({ a: 1 });
    expect(result).toEqual({
      event: { a: 1 },
      id: expect.any(String),
      left: expect.any(Number),
      name: 'tested',
      greeting: 'hello',
    });
  });

  test('sees the moved clock', async () => {
    const clock = clockOffset();
    const { invoke } = pool('exports.handler = async () => Date.now()', { clock });
    const before = Number(await invoke({}));
    advance(clock, 3_600_000);
    expect(Number(await invoke({})) - before).toBeGreaterThanOrEqual(3_600_000);
  });

  test('handles one event at a time per instance, in at most the maximum number of instances', async () => {
    const { invoke } = pool(`let busy = 0; exports.handler = async () => {
      busy += 1; await new Promise((done) => setImmediate(done)); const seen = busy; busy -= 1;
      return { seen, thread: require('node:worker_threads').threadId } }`);
    const results = await Promise.all(Array.from({ length: 20 }, () => invoke({})));
    expect(results).toHaveLength(20);
    for (const result of results) expect(result).toMatchObject({ seen: 1 });
    expect(new Set(results.map((result) => Object(result).thread)).size).toBeLessThanOrEqual(2);
  });

  test('that throws fails with its error, and the next event succeeds', async () => {
    const { invoke } = pool(
      'exports.handler = async ({ bad }) => { if (bad) throw new TypeError("bad"); return "good" }',
    );
    await expect(invoke({ bad: true })).rejects.toMatchObject({ type: 'TypeError', message: 'bad' });
    await expect(invoke({})).resolves.toBe('good');
  });

  test('that times out fails, and the next event gets a new instance', async () => {
    const { invoke } = pool('exports.handler = ({ hang }) => hang ? new Promise(() => {}) : "good"', {
      most: 1,
      timeoutMilliseconds: 1_500,
    });
    const [hung, waiting] = [invoke({ hang: true }), invoke({})];
    await expect(hung).rejects.toThrow('Task timed out after 1.50 seconds');
    await expect(waiting).resolves.toBe('good');
  });

  test('has a timeout that starts after loading', async () => {
    const slow = `const until = performance.now() + 1_800; while (performance.now() < until); exports.handler = () => 'good'`;
    await expect(pool(slow, { timeoutMilliseconds: 1_500 }).invoke({})).resolves.toBe('good');
  });

  test('that crashes fails, and the next event gets a new instance', async () => {
    const { invoke } = pool('exports.handler = ({ die }) => die ? process.exit(3) : "good"', { most: 1 });
    await expect(invoke({ die: true })).rejects.toMatchObject({ type: 'Runtime.ExitError' });
    await expect(invoke({})).resolves.toBe('good');
  });

  test('that cannot be loaded fails at every event and logs the reason', async () => {
    const { invoke, printed } = pool('throw new Error("no luck")');
    await expect(invoke({})).rejects.toThrow();
    await expect(invoke({})).rejects.toThrow();
    expect(printed.join('')).toContain('no luck');
  });
});

const THREAD = `const { threadId } = require('node:worker_threads'); exports.handler = async () => threadId`;

describe('instances', () => {
  test('that are idle for longest make room for those of other functions', async () => {
    let time = 0;
    const limit = instanceLimit(2, () => {
      time += 1_000;
      return time;
    });
    const [first, second, third] = [pool(THREAD, { limit }), pool(THREAD, { limit }), pool(THREAD, { limit })];
    const [one, two] = [await first.invoke({}), await second.invoke({})];
    expect(await first.invoke({})).toBe(one);
    await third.invoke({});
    expect(await first.invoke({})).toBe(one);
    expect(await second.invoke({})).not.toBe(two);
  });

  test('are not ended while they have an event, and each function may have one beyond the limit', async () => {
    const limit = instanceLimit(1);
    const gate = join(temporaryFolder(), 'open');
    const busy = pool(
      `const { existsSync } = require('node:fs'); exports.handler = async ({ gate }) => {
      while (gate && !existsSync(gate)) await new Promise((done) => setImmediate(done)); return gate ? 'opened' : 'next' }`,
      { limit },
    );
    const [running, waiting] = [busy.invoke({ gate }), busy.invoke({})];
    await expect(pool('exports.handler = () => "beside"', { limit }).invoke({})).resolves.toBe('beside');
    writeFileSync(gate, '');
    await expect(running).resolves.toBe('opened');
    await expect(waiting).resolves.toBe('next');
  });

  test('that were idle for long are ended, and the next event starts a new one', async () => {
    let time = 0;
    const limit = instanceLimit(10, () => time);
    const { invoke } = pool(THREAD, { limit });
    const before = await invoke({});
    time = 100;
    limit.endIdleSince(-1);
    expect(await invoke({})).toBe(before);
    limit.endIdleSince(100);
    expect(await invoke({})).not.toBe(before);
  });

  test('that are not called are not started', async () => {
    const limit = instanceLimit(10);
    const added: unknown[] = [];
    pool(THREAD, { limit: { ...limit, add: (instance) => void added.push(instance) } });
    expect(added).toEqual([]);
  });
});
