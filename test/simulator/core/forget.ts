import { Recent } from '../../../shared/platform/runtime/recent.ts';
import { forgetIds } from '../../support/forget-ids.ts';

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
