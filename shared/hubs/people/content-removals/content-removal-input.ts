import * as z from 'zod';
import { described } from '#docs';
import { Moment } from '../../../platform/time/moment.ts';
import { REMOVE_CONTENT, REMOVED_KINDS } from './content-removal-item.ts';

const NEEDS_REMOVAL = 'Only valid if `remove_content` is `hide` or `delete`. Leave it out otherwise.';

/** What a ban removes. By default nothing. */
export const ContentRemovalInput = {
  remove_content: z
    .enum(REMOVE_CONTENT)
    .default('none')
    .meta(
      described(
        'What happens to the content of the member: `none` keeps it, `hide` hides it, `delete` deletes it. Messages and reactions cannot be hidden: both values remove them. Default `none`.',
      ),
    ),
  since: Moment.nullable()
    .default(null)
    .meta(
      described(
        'Removes only content created at or after this time, which must be in the past. Null, the default, removes all.',
      ),
    ),
  include: z
    .array(z.enum(REMOVED_KINDS))
    .min(1)
    .max(REMOVED_KINDS.length)
    .optional()
    .meta(described('The kinds of content to remove. All kinds by default.')),
};

interface RemovalFields {
  readonly remove_content: (typeof REMOVE_CONTENT)[number];
  readonly since: string | null;
  readonly include?: readonly string[] | undefined;
}

/** Reports `since` and `include` without a removal, a kind that is named twice, and a time in the future. */
export const checkRemoval = ({ value, issues }: z.core.ParsePayload<RemovalFields>): void => {
  const { remove_content, since, include } = value;
  const report = (path: keyof RemovalFields, message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message });
  if (remove_content === 'none' && since !== null) report('since', NEEDS_REMOVAL);
  if (remove_content === 'none' && include !== undefined) report('include', NEEDS_REMOVAL);
  if (since !== null && Date.parse(since) > Date.now()) report('since', 'Must be in the past.');
  if (include && new Set(include).size < include.length) report('include', 'Name each kind once.');
};
