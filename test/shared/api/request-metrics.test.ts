import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { emfProblems, metricsIn } from '../../support/emf.ts';
import { accessDenied, type Fault, injectFaults, isCounter, unavailable } from '../../support/faults.ts';
import { logged } from '../../support/logged.ts';
import { type Stack, startStack } from './support/stack.ts';

let stack: Stack;
let fault: Fault | undefined;
beforeAll(async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  vi.stubEnv('METRICS_NAMESPACE', 'HubMembership/test');
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'stack-hubs');
  vi.stubEnv('AWS_LAMBDA_FUNCTION_VERSION', '12');
  stack = await startStack();
  injectFaults(stack.service.store.client, () => fault);
});
afterEach(() => {
  fault = undefined;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await stack.service.stop();
});

const read = () => stack.call({ path: `/api/v1/teams/${stack.ours.id}/things`, token: stack.ours.users.owner.token });

describe('the line of a request has', () => {
  test('its latency and its time in the table by class, in one line that is a valid embedded metric', async () => {
    const lines = await logged(read);
    expect(lines).toHaveLength(1);
    const [line = {}] = lines;
    expect(emfProblems(line)).toEqual([]);
    expect(metricsIn(line)).toEqual({ Latency: [['class']], TableTime: [['class']] });
    expect(line).toMatchObject({ class: 'read', Latency: line.ms, TableTime: expect.any(Number) });
  });

  test('a 500 as a server error of the class and of the version, and as an internal error', async () => {
    fault = accessDenied;
    const [line = {}] = await logged(read);
    expect(emfProblems(line)).toEqual([]);
    expect(metricsIn(line)).toMatchObject({
      ServerErrors: [['class'], ['FunctionName', 'ExecutedVersion']],
      InternalErrors: [[]],
    });
    expect(line).toMatchObject({
      ServerErrors: 1,
      FunctionName: 'stack-hubs',
      ExecutedVersion: '12',
      InternalErrors: 1,
    });
  });

  test('a 503 as a server error alone, with the repeated calls of the table', async () => {
    fault = unavailable;
    const [line = {}] = await logged(read);
    expect(line).toMatchObject({ status: 503, ServerErrors: 1 });
    expect(line).not.toHaveProperty('InternalErrors');
    expect(emfProblems(line)).toEqual([]);
  });

  test('no count that is zero, and no function without a server error', async () => {
    const [line = {}] = await logged(read);
    for (const name of ['ServerErrors', 'InternalErrors', 'RateLimited', 'TableRetries', 'LimitsOpen', 'FunctionName'])
      expect(line).not.toHaveProperty(name);
  });

  test('the limits that were not counted, once', async () => {
    fault = (_, input) => (isCounter(input) ? unavailable() : undefined);
    const { hub, users } = stack.ours;
    const body = { data: { type: 'things', attributes: { name: 'a' } } };
    const call = { method: 'POST', path: `/api/v1/hub/${hub}/reactions`, token: users.owner.token, body };
    const lines = await logged(() => stack.call(call));
    expect(lines.map(({ message, LimitsOpen }) => [message, LimitsOpen])).toEqual([
      ['a limit was not counted', undefined],
      ['request', 1],
    ]);
    expect(metricsIn(lines[1] ?? {})).toMatchObject({ Latency: [['class']], LimitsOpen: [[]] });
    expect(lines.flatMap(emfProblems)).toEqual([]);
  });
});
