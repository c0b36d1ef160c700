import type { Schemas } from '../../shared/client/client.ts';
import { usage } from './exit.ts';
import { isId, type Session } from './session.ts';

/** Finds a space of the hub by id or slug. */
export const findSpace = async ({ client, hub }: Session, name: string): Promise<string> => {
  if (isId(name)) return name;
  const hub_id = await hub();
  const { items } = await import('../../shared/client/pages.ts');
  const spaces = items<Schemas['Space'] | Schemas['SpaceForAnonymous']>((query) =>
    client.GET('/api/v1/hubs/{hub_id}/spaces', {
      params: { path: { hub_id }, query: { 'page[size]': 100, ...query } },
    }),
  );
  for await (const { id, attributes } of spaces) if (attributes.slug === name.toLowerCase()) return id;
  throw usage(`The hub has no space “${name}”, or you cannot see it.`, 'hub spaces');
};
