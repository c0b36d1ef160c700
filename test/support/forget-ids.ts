import { newId } from '../../shared/platform/ids/id.ts';
import { newPlaceId, replyId } from '../../shared/platform/ids/place-id.ts';

/**
 * Makes the next id independent of all earlier ones. Ids of one process count on from the last one, even if the clock
 * is set back; here the last time becomes one that is before every other.
 */
export const forgetIds = (): void => {
  const { now } = Date;
  let asked = 0;
  const after = { valueOf: () => (asked++ === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY) };
  Date.now = () => after as unknown as number;
  newId();
  Date.now = now;
  newPlaceId('', 0);
  replyId('', '', 0);
};
