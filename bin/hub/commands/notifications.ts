import { resource } from '../resource.ts';
import { done, list } from '../verb.ts';

const NOTIFICATIONS = '/api/v1/me/notifications';

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
]);
