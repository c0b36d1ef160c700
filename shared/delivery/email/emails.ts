import { all, equals } from '../../platform/db/expression.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { type DeliveryStatus, type EmailItem, emailKey, emailsOfHub, emailsToContact } from './email-item.ts';

interface EmailFilter {
  readonly status?: DeliveryStatus | undefined;
  readonly contact_id?: string | undefined;
  readonly email?: string | undefined;
}

/** The emails of one hub. */
export const emails = (db: Table, hub: HubKey) => ({
  get: (id: string) => db.get<EmailItem>(emailKey({ team_id: hub.team, hub_id: hub.hub }, id)),

  /** Newest first. Emails to a contact are read from the index; other filters skip rows that do not match. */
  list({ contact_id, status, email }: EmailFilter, page: PageRequest): Promise<Page<EmailItem>> {
    const run = contact_id === undefined ? emailsOfHub(hub) : emailsToContact(hub.team, contact_id);
    const wanted = [
      ...(contact_id === undefined ? [] : [equals('hub_id', hub.hub)]),
      ...(status === undefined ? [] : [equals('status', status)]),
      ...(email === undefined ? [] : [equals('email', email)]),
    ];
    return db.query<EmailItem>({
      ...run,
      descending: true,
      ...(wanted.length > 0 && { filter: all(...wanted) }),
      ...page,
    });
  },
});
