import { connectFinder } from '#search-engine';
import type { SearchFinder } from '../../shared/downstream/search/search-index.ts';
import type { Environment } from '../../shared/platform/runtime/config.ts';

/** The external services that these routes call. */
export interface SearchPorts {
  readonly index: SearchFinder;
}

export const connectPorts = (environment: Environment): SearchPorts => ({
  index: connectFinder(environment),
});
