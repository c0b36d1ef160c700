import type { ApiResponse } from '../../support/service.ts';
import type { Hostile } from './requests.ts';

/** What is wrong with an answer; `undefined` if nothing is. A response that the document does not describe rejects. */
export const wrongIn = ({ status }: Pick<ApiResponse, 'status'>, { mustFail }: Pick<Hostile, 'mustFail'>) => {
  if (status >= 500) return `status ${status}`;
  return mustFail && status < 400 ? `status ${status} for a body that is not JSON` : undefined;
};
