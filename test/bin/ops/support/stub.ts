import { Readable } from 'node:stream';
import type { Clients } from '../../../../bin/ops/clients.ts';
import type { Ops, OpsFlags } from '../../../../bin/ops/ops.ts';
import type { StackResource } from '../../../../bin/ops/resources.ts';
import type { Stage } from '../../../../bin/ops/stage.ts';

/** The answers of AWS by the name of the command, such as `DeleteStackCommand`. */
export type Answers = Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => object>>;

/** Clients of any service, and the commands that they were sent. */
export const stubClients = (answers: Answers) => {
  const sent: (readonly [name: string, input: Readonly<Record<string, unknown>>])[] = [];
  const client = {
    async send(command: { readonly input: Readonly<Record<string, unknown>> }) {
      const { name } = command.constructor;
      const answer = answers[name];
      if (!answer) throw new Error(`The test has no answer to ${name}`);
      sent.push([name.replace('Command', ''), command.input]);
      return answer(command.input);
    },
  };
  return { sent, clients: new Proxy({}, { get: () => client }) as unknown as Clients };
};

/** An error of an AWS service. */
export const awsFailure = (name: string, message = name): Error =>
  Object.assign(new Error(message), { name, $metadata: {} });

/** A run of a command on a stage of these clients, which confirms everything. */
export const stubOps = <Flags = object>(
  clients: Clients,
  {
    resources = [],
    name = 'staging',
    flags,
  }: { resources?: readonly StackResource[]; name?: Stage['name']; flags?: Flags } = {},
): Ops<Flags> & { readonly waits: readonly number[] } => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  return {
    waits,
    wait,
    stage: {
      name,
      stack: `hub-membership-${name}`,
      region: 'eu-west-1',
      clients,
      resources: async () => resources,
      operator: async () => 'operator',
    },
    flags: (flags ?? {}) as Flags & OpsFlags,
    isDry: false,
    terminal: {
      out: { write: () => undefined },
      err: { write: () => undefined },
      in: Readable.from([]),
      env: {},
      wait,
      now: Date.now,
      interrupted: () => new Promise(() => {}),
    },
    now: () => new Date(),
    say: () => undefined,
    progress: () => ({ at: () => undefined, end: () => undefined }),
    confirm: async () => undefined,
  };
};
