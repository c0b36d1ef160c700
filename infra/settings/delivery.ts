import type { DeliverySettings } from './delivery-schema.ts';

/**
 * Settings of the pipeline in `.github/workflows`. `undefined`: the pipeline checks changes and deploys nothing. To
 * deploy from GitHub, name the repository, as in `{ repository: 'owner/name' }`. `delivery-schema.ts` describes the
 * fields.
 */
export const delivery: DeliverySettings | undefined = undefined;
