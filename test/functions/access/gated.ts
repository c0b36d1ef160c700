import { afterAll, beforeAll } from 'vitest';
import { type AccessWorld, giveTag, inNewHub, items, newMember, newTag, type Person, startAccess } from './world.ts';

/** A hub of its own with one who meets a rule on the tag and one who does not. */
export interface GatedHub {
  readonly here: AccessWorld;
  readonly inside: Person;
  readonly outside: Person;
}

/** For one file of tests: a world that starts before them and stops after, and hubs in it that are each test's own. */
export const gatedHubs = () => {
  let world: AccessWorld;
  let tag: string;
  beforeAll(async () => {
    world = await startAccess();
    tag = await newTag(world);
  });
  afterAll(() => world.service.stop());

  const get = (path: string, { token }: { readonly token: string | undefined }) =>
    world.service.call({ path: `/api/v1${path}`, token });

  return {
    get,
    world: () => world,
    tag: () => tag,
    tagged: () => [{ type: 'has_tag', operator: 'is', value: { tag_id: tag } }],
    idsOf: async (path: string, who: Person) => items(await get(path, who)).map(({ id }) => id),

    async begin(): Promise<GatedHub> {
      const here = await inNewHub(world);
      const [inside, outside] = [await newMember(here), await newMember(here)];
      await giveTag(here, inside, tag);
      return { here, inside, outside };
    },
  };
};
