import { afterAll, beforeAll } from 'vitest';
import { type AccessWorld, addTag, inNewHub, items, newMember, newTag, type Person, startAccess } from './world.ts';

/** A new hub with a member who meets a rule on the tag and one who does not. */
export interface GatedHub {
  readonly here: AccessWorld;
  readonly eligible: Person;
  readonly ineligible: Person;
}

/** A world for one test file, started before its tests and stopped after them, with a new hub for each test. */
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
    tagCondition: () => [{ type: 'has_tag', operator: 'is', value: { tag_id: tag } }],
    idsOf: async (path: string, who: Person) => items(await get(path, who)).map(({ id }) => id),

    async newGatedHub(): Promise<GatedHub> {
      const here = await inNewHub(world);
      const [eligible, ineligible] = [await newMember(here), await newMember(here)];
      await addTag(here, eligible, tag);
      return { here, eligible, ineligible };
    },
  };
};
