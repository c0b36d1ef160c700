import type { HubEvent } from '../../../shared/client/follow.ts';
import type { Later } from '../../../shared/client/planned.ts';
import { callOf, type Define } from '../call.ts';
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
  ({ wait }: Terminal): Later =>
  (run, milliseconds) => {
    let isCanceled = false;
    void wait(milliseconds).then(() => {
      if (!isCanceled) run();
    });
    return () => {
      isCanceled = true;
    };
  };

export const define: Define = (command, terminal) => {
  command
    .option('--type <type>', 'print only this event type (repeatable)', several)
    .option('--after <event>', 'start after this event')
    .addHelpText('after', '\nPrints new events until Ctrl-C. With --json, each line is one event.')
    .action(async () => {
      const call = await callOf<Flags>(command, terminal);
      const { inboxOf } = await import('../../../shared/client/live-inbox.ts');
      const { polling } = await import('../../../shared/client/live-poll.ts');
      const { planned } = await import('../../../shared/client/planned.ts');
      const { type: types, after, json } = call.flags;
      const onEvent = (event: HubEvent): void => call.print.text(json ? JSON.stringify(event) : line(event));
      const inbox = inboxOf({ types, after, onEvent });
      const path = `${call.settings.url}/api/v1/hubs/${encodeURIComponent(await call.hub())}/stream`;
      await new Promise<void>((resolve, reject) => {
        const options = { path, send: call.send, inbox, timer: planned(laterOn(terminal)), onRefused: reject };
        const stream = polling(options);
        void terminal.interrupted().then(() => {
          stream.close();
          resolve();
        });
      });
    });
};
