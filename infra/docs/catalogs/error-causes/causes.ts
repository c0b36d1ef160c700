import type { ErrorCode } from '../../../../shared/platform/http/error-codes.ts';
import { ACCESS_CAUSES } from './access.ts';
import { ACCOUNT_CAUSES } from './accounts.ts';
import { AUTOMATION_CAUSES } from './automations.ts';
import { COMMERCE_CAUSES } from './commerce.ts';
import { COMMUNITY_CAUSES } from './community.ts';
import { CONTENT_CAUSES } from './content.ts';
import type { ErrorCause } from './error-cause.ts';
import { MEMBER_CAUSES } from './members.ts';
import { REQUEST_CAUSES } from './requests.ts';

/** The cause and the fix of every error code: a code without them does not compile. */
export const ERROR_CAUSES: Readonly<Record<ErrorCode, ErrorCause>> = {
  ...REQUEST_CAUSES,
  ...ACCESS_CAUSES,
  ...ACCOUNT_CAUSES,
  ...MEMBER_CAUSES,
  ...COMMUNITY_CAUSES,
  ...CONTENT_CAUSES,
  ...COMMERCE_CAUSES,
  ...AUTOMATION_CAUSES,
};
