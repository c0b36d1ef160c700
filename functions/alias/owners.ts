import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { router } from '../../shared/platform/http/router.ts';

/** The file beside the bundle that says whose each bare path is: templates by the name of their function. */
export const OWNERS = 'owners.json';

type OwnedPaths = Readonly<Record<string, readonly string[]>>;

/** Who answers what nobody serves: with 404, in the service's own words. */
const FALLBACK = 'system';

/** The function that serves a path, as the gateway finds it; a trailing slash is tolerated (contract-cases A40). */
export const ownerOf = (owned: OwnedPaths): ((path: string) => string) => {
  const paths = Object.entries(owned).flatMap(([owner, templates]) =>
    templates.map((path) => ({ method: 'GET' as const, path, root: true, owner })),
  );
  const find = router(paths);
  return (path) => {
    const match = find('GET', path);
    return match && 'route' in match ? match.route.owner : FALLBACK;
  };
};

export const readOwners = (folder: string): OwnedPaths => JSON.parse(readFileSync(join(folder, OWNERS), 'utf8'));
