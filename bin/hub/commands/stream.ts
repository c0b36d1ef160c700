import type { HubEvent } from '../../../shared/client/follow.ts';
import type { LiveState } from '../../../shared/client/live.ts';
import type { Later } from '../../../shared/client/planned.ts';
import { type Call, callOf, type Define } from '../call.ts';
import type { Terminal } from '../terminal.ts';
import { several } from '../values.ts';

interface Flags {
  readonly type?: readonly string[];
  readonly after?: string;
}

/** An event as one line: its time and type, the resource, and the actor. */
const line = ({ at, type, resource_type, resource_id, actor }: HubEvent): string =>
  [at, type, `${resource_type} ${resource_id}`, actor ? `${actor.type} ${actor.id}` : ''].join('\t').trimEnd();

const laterOn =
  ({ wait, later }: Terminal): Later =>
  (run, milliseconds) => {
    if (later) return later(run, milliseconds);
    let isCanceled = false;
    void wait(milliseconds).then(() => {
      if (!isCanceled) run();
    });
    return () => {
      isCanceled = true;
    };
  };

interface Follow {
  readonly call: Call<Flags>;
  readonly onEvent: (event: HubEvent) => void;
  readonly onRefused: (error: unknown) => void;
}

const STATES: Readonly<Record<LiveState, string>> = {
  connecting: 'Connecting …',
  socket: 'Connected over a WebSocket. Press Ctrl-C to stop.',
  stream: 'Reading the event stream. Press Ctrl-C to stop.',
};

/** Over a WebSocket, or from the event stream where there are no sockets. Only members have tickets for sockets. */
const followed = async ({ call, onEvent, onRefused }: Follow) => {
  const { terminal, settings, flags } = call;
  const { followLive } = await import('../../../shared/client/live.ts');
  const { sessionOptions } = await import('../session.ts');
  return followLive({
    ...sessionOptions(terminal, settings),
    hubId: await call.hub(),
    types: flags.type,
    after: flags.after,
    onEvent,
    onEnd: onRefused,
    onState: (state) => call.say(STATES[state]),
    openSocket: terminal.openSocket,
    later: laterOn(terminal),
  });
};

const polled = async ({ call, onEvent, onRefused }: Follow) => {
  const { inboxOf } = await import('../../../shared/client/live-inbox.ts');
  const { polling } = await import('../../../shared/client/live-poll.ts');
  const { planned } = await import('../../../shared/client/planned.ts');
  const { type: types, after } = call.flags;
  const inbox = inboxOf({ types, after, onEvent });
  const path = `${call.settings.url}/api/v1/hubs/${encodeURIComponent(await call.hub())}/stream`;
  call.say(STATES.stream);
  return polling({ path, send: call.send, inbox, timer: planned(laterOn(call.terminal)), onRefused });
};

export const define: Define = (command, terminal) => {
  command
    .option('--type <type>', 'print only this event type (repeatable)', several)
    .option('--after <event-id>', 'start after this event')
    .addHelpText('after', '\nPrints new events until Ctrl-C. With --json, each line is one event.')
    .action(async () => {
      const call = await callOf<Flags>(command, terminal);
      const { json } = call.flags;
      const onEvent = (event: HubEvent): void => call.print.text(json ? JSON.stringify(event) : line(event));
      const follow = call.settings.credential?.kind === 'contact' ? followed : polled;
      await new Promise<void>((resolve, reject) => {
        follow({ call, onEvent, onRefused: reject }).then((stream) => {
          void terminal.interrupted().then(() => {
            stream.close();
            resolve();
          });
        }, reject);
      });
    });
};
