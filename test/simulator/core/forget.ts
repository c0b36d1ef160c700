import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, replyId } from '../../../shared/platform/ids/place-id.ts';
import { Recent } from '../../../shared/platform/runtime/recent.ts';

/**
 * Makes the next id independent of all earlier ones. Ids of one process count on from the last one, even if the clock
 * is set back; here the last time becomes one that is before every other.
 */
const forgetIds = (): void => {
  const { now } = Date;
  let asked = 0;
  const after = { valueOf: () => (asked++ === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY) };
  Date.now = () => after as unknown as number;
  newId();
  Date.now = now;
  newPlaceId('', 0);
  replyId('', '', 0);
};

let run = 0;
const { get, set } = Recent.prototype;
Recent.prototype.get = function (key) {
  return get.call(this, `${run} ${key}`);
};
Recent.prototype.set = function (key, value) {
  set.call(this, `${run} ${key}`, value);
};

/** Makes a run independent of those before it in the process: of their ids, and of what the product remembers. */
export const forget = (): void => {
  run += 1;
  forgetIds();
};
