import { type Attributes, attributesOf, type Item } from '../../platform/db/item.ts';
import type { Achievement, Appearance, AwardMode, Rule } from './achievement-item.ts';
import { OFFER } from './offer-item.ts';

/**
 * An achievement in a hub's row. Default values are left out, so that a page of 50 is a few kilobytes. `created_at` is
 * read from the id, and the id from the key.
 */
interface OfferRow {
  readonly title: string;
  readonly points: number;
  readonly description?: string;
  readonly category?: string;
  readonly award_mode?: AwardMode;
  readonly is_secret?: true;
  readonly is_inactive?: true;
  readonly is_mailed?: true;
  readonly appearance?: Partial<Appearance>;
  readonly rule?: Rule;
  readonly changed_at?: string;
}

const OPTIONAL_ATTRIBUTES = [
  'description',
  'category',
  'award_mode',
  'is_secret',
  'is_inactive',
  'is_mailed',
  'appearance',
  'rule',
  'changed_at',
] as const satisfies readonly (keyof OfferRow)[];

const DEFAULT_APPEARANCE: Appearance = {
  color: '#5581f4',
  content_color: '#ffffff',
  emoji: null,
  fill_color: null,
  icon: null,
  image_src: null,
  shape: 'hexagon',
  text: null,
};

const withoutDefaults = (appearance: Appearance): Partial<Appearance> =>
  Object.fromEntries(
    Object.entries(appearance).filter(([name, value]) => value !== DEFAULT_APPEARANCE[name as keyof Appearance]),
  );

/** The creation time in a UUIDv7, to the millisecond. */
const createdAt = (id: string): string => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();

/** The attributes to set, and the optional ones to remove. */
export const packOffer = (from: Achievement): { readonly set: Attributes; readonly remove: readonly string[] } => {
  const packed: OfferRow = {
    title: from.title,
    points: from.points,
    ...(from.description !== null && { description: from.description }),
    ...(from.category !== null && { category: from.category }),
    ...(from.award_mode !== 'manual' && { award_mode: from.award_mode }),
    ...(from.is_secret && { is_secret: true }),
    ...(!from.is_active && { is_inactive: true }),
    ...(from.email_notification_enabled && { is_mailed: true }),
    ...(from.appearance && { appearance: withoutDefaults(from.appearance) }),
    ...(from.rule && { rule: from.rule }),
    ...(from.updated_at !== from.created_at && { changed_at: from.updated_at }),
  };
  return { set: attributesOf(packed), remove: OPTIONAL_ATTRIBUTES.filter((name) => packed[name] === undefined) };
};

export const readOffer = (row: Item): Achievement => {
  const packed = row as OfferRow & Item;
  const id = row.sk.slice(OFFER.length);
  const created_at = createdAt(id);
  return {
    id,
    title: packed.title,
    description: packed.description ?? null,
    category: packed.category ?? null,
    points: packed.points,
    award_mode: packed.award_mode ?? 'manual',
    is_secret: packed.is_secret ?? false,
    is_active: !packed.is_inactive,
    email_notification_enabled: packed.is_mailed ?? false,
    appearance: packed.appearance ? { ...DEFAULT_APPEARANCE, ...packed.appearance } : null,
    rule: packed.rule ?? null,
    created_at,
    updated_at: packed.changed_at ?? created_at,
  };
};
