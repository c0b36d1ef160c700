import * as z from 'zod';
import type { Route } from '../../../shared/api/route.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { documentOf, formsOf } from '../../functions/every-route/support/sample-body.ts';
import { type Resident, type RouteWorld, requestOf, tokenOf } from '../../functions/every-route/support/world.ts';
import type { ApiResponse, Call } from '../../support/service.ts';
import { samplesOf, type Values } from '../support/samples.ts';
import type { Lifecycle } from './lifecycles.ts';

type Ids = Readonly<Record<string, string>>;

const Created = z.object({ data: z.object({ id: z.string() }) });
const Listed = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The steps of sequences, by the most privileged caller that the routes accept. */
export const stepsOf = (world: RouteWorld) => {
  const { ours } = world;
  const given: Ids = { ...ours.ids, target_id: ours.ids.discussion_id ?? '' };
  const resident = (ids: Ids): Resident => ({ ...ours, ids: { ...given, ...ids } });
  const kindOf = ({ caller }: Route) => caller.kinds[0] ?? 'user';
  const requestTo = (route: Route, ids: Ids, of = ours): Call => {
    const call = requestOf(world, route, kindOf(route), resident(ids));
    return { ...call, token: tokenOf(world, of, kindOf(route), route) };
  };
  const withBody = (route: Route, ids: Ids, values: Values): Call => {
    const { body } = route;
    return {
      ...requestTo(route, ids),
      ...(body && { body: documentOf(body, formsOf(body)[0] ?? 'envelope', values) }),
    };
  };
  const working = new Map<Route, number>();
  return {
    /** Calls an operation with these ids; with another tenant's credential, if it is given. */
    use: (route: Route, ids: Ids, of = ours): Promise<ApiResponse> => world.call(requestTo(route, ids, of)),

    /** Whether everybody gets this answer, without a credential too. */
    async isPublic(route: Route, ids: Ids, { body }: ApiResponse): Promise<boolean> {
      if (!route.caller.open) return false;
      const answered = await world.call({ ...requestTo(route, ids), token: undefined });
      return JSON.stringify(answered.body.data) === JSON.stringify(body.data);
    },

    /** Creates a resource. `undefined` if no sample body is accepted. */
    async create({ create }: Lifecycle, ids: Ids = {}): Promise<string | undefined> {
      const contact = await world.call({
        method: 'POST',
        path: `/api/v1/teams/${ours.id}/contacts`,
        token: ours.users.owner.token,
        body: { data: { type: 'contacts', attributes: { email: `${newId()}@example.com` } } },
      });
      const contact_id = Created.safeParse(contact.body).data?.data.id ?? '';
      const samples = create.body ? samplesOf(create.body, { ...given, ...ids, contact_id }) : [{}];
      const first = working.get(create) ?? 0;
      for (const nth of [first, ...samples.keys()].slice(0, 40)) {
        const { status, body } = await world.call(withBody(create, ids, samples[nth] ?? {}));
        if (status !== 201 && status !== 202) continue;
        working.set(create, nth);
        return Created.safeParse(body).data?.data.id;
      }
      return undefined;
    },

    /** A creation whose body lacks everything that it requires, or has a wrong type. */
    createInvalid: ({ create }: Lifecycle, nth: number): Promise<ApiResponse> =>
      nth % 2 === 0
        ? world.call({ ...withBody(create, {}, {}), body: { data: { type: 'wrong', attributes: {} } } })
        : world.call({ ...withBody(create, {}, {}), body: '{"data":' }),

    async listed({ list }: Lifecycle, ids: Ids): Promise<readonly string[] | undefined> {
      if (!list) return undefined;
      const call = requestTo(list, ids);
      const { body } = await world.call({
        ...call,
        path: `${call.path}${call.path.includes('?') ? '&' : '?'}page[size]=100`,
      });
      return Listed.safeParse(body).data?.data.map(({ id }) => id);
    },
  };
};
