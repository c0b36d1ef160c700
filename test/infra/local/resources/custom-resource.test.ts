import { describe, expect, test } from 'vitest';
import type { FunctionPool } from '../../../../infra/local/functions/pool.ts';
import type { JsonObject } from '../../../../infra/local/json.ts';
import { customResource } from '../../../../infra/local/resources/custom.ts';
import { emptyWorld } from '../support/world.ts';

const TOKEN = 'arn:aws:lambda:us-east-1:0:function:keys';

/** A world with one function, which responds to CloudFormation with `responseOf(event)`. */
const worldWith = (responseOf: (event: JsonObject) => JsonObject, world = emptyWorld(), code = 'asset.1') => {
  const events: JsonObject[] = [];
  const definition = { name: 'keys', arn: TOKEN, folder: `/x/${code}`, handler: '', environment: {} };
  const pool: FunctionPool = {
    definition: { ...definition, timeoutMilliseconds: 1, memoryMegabytes: 1 },
    busy: () => 0,
    reserve: () => undefined,
    stop: async () => undefined,
    async invoke(event) {
      events.push(event);
      const body = Buffer.from(JSON.stringify(responseOf(event)));
      const path = new URL(String(event.ResponseURL)).pathname;
      await world.customAnswers.service({ method: 'PUT', path, headers: {}, target: '', body });
    },
  };
  world.functions.set(TOKEN, pool);
  return { world, events };
};

const existingStack = customResource('Custom::Key');
const made = () => ({ Status: 'SUCCESS', PhysicalResourceId: 'physical', Data: { kid: 'k1' } });

describe('a custom resource', () => {
  test('has the attributes that its function returns', async () => {
    const { world, events } = worldWith(made);
    const existing = await existingStack('Key', { ServiceToken: TOKEN, KeyId: '1' }, world);
    expect(existing).toEqual({ ref: 'physical', attributes: { kid: 'k1' } });
    expect(events).toMatchObject([
      { RequestType: 'Create', LogicalResourceId: 'Key', ResourceProperties: { KeyId: '1' } },
    ]);
  });

  test('runs again only if its properties or code changed', async () => {
    const { world, events } = worldWith(made);
    await existingStack('Key', { ServiceToken: TOKEN, KeyId: '1' }, world);
    await existingStack('Key', { ServiceToken: TOKEN, KeyId: '1' }, world);
    expect(events).toHaveLength(1);
    await existingStack('Key', { ServiceToken: TOKEN, KeyId: '2' }, world);
    expect(events[1]).toMatchObject({
      RequestType: 'Update',
      PhysicalResourceId: 'physical',
      OldResourceProperties: { KeyId: '1' },
    });
    const other = worldWith(made, world, 'asset.2');
    await existingStack('Key', { ServiceToken: TOKEN, KeyId: '2' }, world);
    expect(other.events).toHaveLength(1);
  });

  test('that fails stops the start with its reason', async () => {
    const { world } = worldWith(() => ({ Status: 'FAILED', Reason: 'no such key' }));
    await expect(existingStack('Key', { ServiceToken: TOKEN }, world)).rejects.toThrow(
      'Key (Custom::Key) failed: no such key',
    );
  });

  test('without a function stops the start', async () => {
    await expect(existingStack('Key', { ServiceToken: 'arn:other' }, emptyWorld())).rejects.toThrow('ServiceToken');
  });
});
