import { done, type FlagOf, list, shown, type Verb } from '../verb.ts';

const REASONS = '/api/v1/admin/teams/{team_id}/hubs/{hub_id}/report-reasons';
const REASON = `${REASONS}/{reason_id}` as const;

const attributes: readonly FlagOf<never, 'is_active' | 'position'>[] = [
  { flag: '--active <boolean>', about: 'whether members can choose it', attribute: 'is_active', as: 'boolean' },
  { flag: '--position <n>', about: 'place in the list', attribute: 'position', as: 'number' },
];

/** Reporting, and the reasons that members choose from. */
export const reasons: readonly Verb[] = [
  shown('post', '/api/v1/reports', {
    name: 'create',
    about: 'Report content or a member (members)',
    type: 'reports',
    flags: [
      {
        flag: '--target-type <type>',
        about: 'type of the target',
        attribute: 'target_type',
        values: ['discussion', 'comment', 'message', 'member'],
        needed: true,
      },
      { flag: '--target <id>', about: 'id of the target', attribute: 'target_id', needed: true },
      { flag: '--reason <id>', about: 'one of `hub reports reasons`', attribute: 'reason_id', needed: true },
      { flag: '--note <text>', about: 'note for moderators', attribute: 'note' },
      { flag: '--in <id>', about: 'id of the hub, for a member', attribute: 'hub_id' },
    ],
  }),
  list(REASONS, {
    name: 'reasons',
    about: 'List the reasons for reports',
    memberPath: '/api/v1/hubs/{hub_id}/report-reasons',
    what: 'reasons',
    columns: [{ attribute: 'label', wide: true }, 'is_active', 'is_default', 'position'],
  }),
  shown('post', REASONS, {
    name: 'add-reason',
    about: 'Add a reason for reports',
    type: 'report_reasons',
    args: ['label'],
    flags: attributes,
  }),
  shown('patch', REASON, {
    name: 'update-reason',
    about: 'Update a reason for reports',
    type: 'report_reasons',
    flags: [{ flag: '--label <text>', about: 'text that members see', attribute: 'label' }, ...attributes],
  }),
  done('delete', REASON, { name: 'delete-reason', about: 'Delete a reason for reports', done: 'Reason deleted.' }),
];
