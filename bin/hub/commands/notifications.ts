import { NOTIFICATION_KINDS } from '../../../shared/downstream/notifications/kinds.ts';
import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';

const NOTIFICATIONS = '/api/v1/me/notifications';

const PREFERENCES = '/api/v1/me/notification-preferences';

export const { define, verbs } = resource([
  list(NOTIFICATIONS, {
    name: 'list',
    about: 'List your notifications (members)',
    isDefault: true,
    what: 'notifications',
    columns: [
      { attribute: 'title', wide: true },
      { attribute: 'body', wide: true },
      'kind',
      { attribute: 'is_read', title: 'READ' },
      'created_at',
    ],
    flags: [
      {
        flag: '--read <boolean>',
        about: 'filter by whether they are read',
        query: 'filter[is_read]',
        values: ['true', 'false'],
      },
    ],
  }),
  shown('get', '/api/v1/me/unread-counts', {
    name: 'unread',
    about: 'Show how many notifications and messages you have not read (members)',
  }),
  done('put', `${NOTIFICATIONS}/{notification_id}/read`, {
    name: 'read',
    about: 'Mark a notification as read',
    done: 'Marked as read.',
  }),
  done('put', `${NOTIFICATIONS}/read`, {
    name: 'read-all',
    about: 'Mark all notifications as read',
    done: 'All notifications are marked as read.',
  }),
  shown('get', PREFERENCES, { name: 'preferences', about: 'Show where you get which notifications' }),
  shown('put', PREFERENCES, {
    name: 'set',
    about: 'Update preferences, such as --reply \'{"email": true}\'',
    type: 'notification_preferences',
    flags: NOTIFICATION_KINDS.map((kind) => ({
      flag: `--${kind.replace('_', '-')} <json>` as const,
      about: `channels for ${kind.replace('_', ' ')} notifications`,
      attribute: kind,
      as: 'json' as const,
    })),
  }),
]);
