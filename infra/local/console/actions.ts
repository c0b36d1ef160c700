import { ClockMove } from '../control/body.ts';
import type { Control } from '../control/control.ts';
import { type Problem, problem } from '../control/problem.ts';
import { ERRORS, type Faults, STORES } from '../faults.ts';
import type { HttpRequest } from '../gateway/request.ts';
import type { HttpResponse } from '../gateway/response.ts';
import { deadLetterQueues, redrive } from '../resources/redrive.ts';
import type { World } from '../resources/resource.ts';
import type { ConsolePath } from './shell.ts';

const redirectTo = (location: ConsolePath): HttpResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

const invalid = (field: string, detail: string): Problem => problem(422, 'validation_error', detail, `/${field}`);

const fieldsOf = ({ body }: HttpRequest): URLSearchParams => new URLSearchParams(body.toString('utf8'));

const NOTHING = '';

export interface ActionParts {
  readonly world: World;
  readonly faults: Faults;
  readonly moveClock: (seconds: number) => Promise<boolean>;
}

/** The actions of the console's forms. Each redirects to the page that shows the result. */
export const actions = ({ world, faults, moveClock }: ActionParts): readonly Control[] => [
  {
    method: 'POST',
    path: '/_local/do/clock',
    async handle(request) {
      const seconds = fieldsOf(request).get('seconds') || NOTHING;
      const move = ClockMove.safeParse({ advance_seconds: seconds === NOTHING ? undefined : Number(seconds) });
      if (!move.success) return invalid('seconds', 'Send a number of seconds, at most ten years.');
      await moveClock(move.data.advance_seconds);
      return redirectTo('/_local');
    },
  },
  {
    method: 'POST',
    path: '/_local/do/faults',
    handle(request) {
      const fields = fieldsOf(request);
      const store = STORES.find((name) => name === fields.get('store'));
      const error = ERRORS.find((name) => name === fields.get('error')) ?? null;
      if (!store) return invalid('store', `Send one of ${STORES.join(', ')}.`);
      if (error === null && fields.get('error'))
        return invalid('error', `Send one of ${ERRORS.join(', ')}, or nothing.`);
      faults.set(store, error);
      return redirectTo('/_local');
    },
  },
  {
    method: 'POST',
    path: '/_local/do/redrive',
    async handle(request) {
      const name = fieldsOf(request).get('queue') ?? '';
      const source = (await deadLetterQueues(world)).get(name);
      if (source === undefined) return invalid('queue', 'This queue is not a dead-letter queue.');
      await redrive(world.queues, name, source);
      return redirectTo('/_local/queues');
    },
  },
];
