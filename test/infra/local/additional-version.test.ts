import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PROPERTIES_FILE, readAdditionalVersion, weightedPool } from '../../../infra/local/additional-version.ts';
import { versionWeightControl } from '../../../infra/local/control/version-weight.ts';
import type { FunctionPool } from '../../../infra/local/functions/pool.ts';
import { optionsOf } from '../../../infra/local/options.ts';

const poolNamed = (name: string): FunctionPool & { stopped: boolean } => ({
  definition: { name, arn: name, folder: '', handler: '', environment: {}, timeoutMilliseconds: 1, memoryMegabytes: 1 },
  stopped: false,
  busy: () => 1,
  reserve: () => undefined,
  invoke: async () => name,
  async stop() {
    this.stopped = true;
  },
});

const versionIn = (functions: object): string => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, PROPERTIES_FILE), JSON.stringify(functions));
  return folder;
};

test.each([0, 10, 50, 100])('of a hundred invocations, the additional version gets %i', async (weight) => {
  const pool = weightedPool(poolNamed('live'), poolNamed('additional'), () => weight);
  const invoked = await Promise.all(Array.from({ length: 100 }, () => pool.invoke({})));
  expect(invoked.filter((name) => name === 'additional')).toHaveLength(weight);
});

test('both versions count as busy, and both stop', async () => {
  const [live, additional] = [poolNamed('live'), poolNamed('additional')];
  const pool = weightedPool(live, additional, () => 50);
  expect(pool.busy()).toBe(2);
  await pool.stop();
  expect([live.stopped, additional.stopped]).toEqual([true, true]);
});

test('a version has the functions of its folder and no others', () => {
  const folder = versionIn({ Hubs: { Timeout: 3 } });
  const version = readAdditionalVersion(folder, 10);
  expect(version.functionOf('Hubs')).toEqual({ properties: { Timeout: 3 }, folder: join(folder, 'Hubs') });
  expect(version.functionOf('New')).toBeUndefined();
});

test('the options name the folder and the weight; a wrong weight is rejected', () => {
  const folder = versionIn({});
  expect(optionsOf(['--additional-version', folder], {}).additionalVersion?.weight).toBe(50);
  expect(optionsOf(['--additional-version', folder, '--weight', '10'], {}).additionalVersion?.weight).toBe(10);
  expect(optionsOf([], {}).additionalVersion).toBeUndefined();
  expect(() => optionsOf(['--additional-version', folder, '--weight', '101'], {})).toThrow('from 0 to 100');
});

test('POST /_local/version-weight moves the traffic, and needs an additional version', async () => {
  const version = readAdditionalVersion(versionIn({}), 10);
  const post = (control: ReturnType<typeof versionWeightControl>, body: object) =>
    control.handle({
      method: 'POST',
      path: '',
      query: '',
      headers: {},
      cookies: [],
      sourceIp: '',
      body: Buffer.from(JSON.stringify(body)),
    });
  expect(await post(versionWeightControl(version), { weight: 0 })).toMatchObject({ status: 200 });
  expect(version.weight).toBe(0);
  expect(await post(versionWeightControl(version), { weight: 101 })).toMatchObject({ status: 422 });
  expect(await post(versionWeightControl(undefined), { weight: 0 })).toMatchObject({ status: 409 });
});
