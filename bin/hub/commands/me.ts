import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';
import { definePortraits } from './me-portraits.ts';

const ME = '/api/v1/me';
const BOOKMARK = `${ME}/bookmarks/{discussion_id}` as const;
const BLOCK = `${ME}/blocks/{contact_id}` as const;

const post = [
  { attribute: 'title', or: 'body', wide: true },
  { attribute: 'author_display_name', title: 'BY', wide: true },
  { attribute: 'comment_count', title: 'COMMENTS' },
  { attribute: 'published_at' },
] as const;

const own = resource([
  shown('get', ME, { name: 'get', about: 'Show your account', isDefault: true }),
  shown('patch', ME, {
    name: 'update',
    about: 'Update your account; a user of a team only has a name',
    type: 'contacts',
    flags: [
      { flag: '--name <name>', about: 'name', attribute: 'name' },
      { flag: '--headline <text>', about: 'one line about you', attribute: 'headline' },
      { flag: '--bio <text>', about: 'text about you; @file reads a file', attribute: 'bio' },
      {
        flag: '--links <json>',
        about: 'links as a JSON array of {"label", "url"}',
        attribute: 'profile_links',
        as: 'json',
      },
      { flag: '--time-zone <zone>', about: 'time zone, such as Europe/Berlin', attribute: 'time_zone' },
      { flag: '--locale <language>', about: 'language, such as de-AT', attribute: 'locale' },
      { flag: '--fields <json>', about: 'values of profile fields by key, as JSON', attribute: 'fields', as: 'json' },
    ],
  }),
  list(`${ME}/hubs`, {
    name: 'hubs',
    about: 'List the hubs that you are a member of',
    what: 'hubs',
    columns: [
      'slug',
      { attribute: 'name', wide: true },
      { attribute: 'membership_status', title: 'STATUS' },
      { attribute: 'membership_role', title: 'ROLE' },
      'joined_at',
    ],
    flags: [
      {
        flag: '--status <status>',
        about: 'filter by the status of your membership',
        query: 'filter[status]',
        values: ['invited', 'pending', 'active', 'suspended', 'banned', 'left', 'removed'],
      },
    ],
  }),
  list(`${ME}/orders`, {
    name: 'orders',
    about: 'List your orders in all hubs',
    what: 'orders',
    columns: [
      'status',
      { attribute: 'total', money: true },
      { attribute: 'product_name', title: 'PRODUCT', wide: true },
      'created_at',
      { attribute: 'receipt_url', title: 'RECEIPT', wide: true },
    ],
  }),
  list(`${ME}/subscriptions`, {
    name: 'subscriptions',
    about: 'List your subscriptions in all hubs',
    what: 'subscriptions',
    columns: [
      'status',
      { attribute: 'product_name', title: 'PRODUCT', wide: true },
      { attribute: 'current_period_end', title: 'PAID UNTIL' },
      { attribute: 'cancel_at', title: 'ENDS' },
    ],
  }),
  list('/api/v1/hubs/{hub_id}/entitlements', {
    name: 'purchases',
    about: 'List the products of the hub that you own',
    what: 'purchases',
    columns: [{ attribute: 'product_name', title: 'PRODUCT', wide: true }, 'status', 'granted_at', 'ends_at'],
    flags: [
      {
        flag: '--status <status>',
        about: 'filter by status',
        query: 'filter[status]',
        values: ['active', 'grace', 'ended'],
      },
    ],
  }),
  list(`${ME}/drafts`, {
    name: 'drafts',
    about: 'List your drafts and scheduled discussions',
    what: 'drafts',
    columns: [{ attribute: 'title', or: 'body', wide: true }, 'status', 'scheduled_at', 'updated_at'],
  }),
  list(`${ME}/bookmarks`, { name: 'bookmarks', about: 'List your bookmarks', what: 'bookmarks', columns: post }),
  done('put', BOOKMARK, { name: 'bookmark', about: 'Bookmark a discussion', done: 'Bookmark added.' }),
  done('delete', BOOKMARK, { name: 'unbookmark', about: 'Remove a bookmark', done: 'Bookmark removed.' }),
  list(`${ME}/blocks`, {
    name: 'blocks',
    about: 'List the members that you blocked',
    what: 'blocks',
    id: 'blocked_contact_id',
    columns: [{ attribute: 'blocked_display_name', title: 'NAME', wide: true }, 'created_at'],
  }),
  done('put', BLOCK, { name: 'block', about: 'Block a member', done: 'Member blocked.' }),
  done('delete', BLOCK, { name: 'unblock', about: 'Unblock a member', done: 'Member unblocked.' }),
  list(`${ME}/reports`, {
    name: 'reports',
    about: 'List the reports that you made',
    what: 'reports',
    columns: [
      { attribute: 'target_type', title: 'ABOUT' },
      { attribute: 'reason_label', title: 'REASON', wide: true },
      'status',
      'created_at',
    ],
  }),
  shown('post', `${ME}/export`, { name: 'export', about: 'Request an export of your personal data' }),
  shown('get', `${ME}/export`, { name: 'export-status', about: 'Show your latest export and its download URL' }),
]);

export const { verbs } = own;

export const define: typeof own.define = (command, terminal) => {
  own.define(command, terminal);
  definePortraits(command, terminal);
};
