import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { router } from '../../shared/platform/http/router.ts';

/** The bundled file that maps each function to its bare path templates. */
export const OWNERS = 'owners.json';

type OwnedPaths = Readonly<Record<string, readonly string[]>>;

/** The function that responds to unknown paths with 404. */
const FALLBACK = 'system';

/** The function of a path, matched as the gateway does; a trailing slash is allowed (contract reading A40). */
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
