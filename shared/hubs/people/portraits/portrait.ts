import type { PresentDeps } from '../../../media/attachments/present-attachments.ts';
import type { SignedUrl } from '../../../media/files/file-urls.ts';
import type { TeamId } from '../../../platform/db/key.ts';

export const PORTRAITS = ['avatar', 'banner'] as const;
export type Portrait = (typeof PORTRAITS)[number];

/** Whose picture it is: a user's, or a contact's of a team. */
export type Person =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'contact'; readonly id: string; readonly team: TeamId };

const folderOf = (person: Person): string =>
  person.kind === 'user' ? `users/${person.id}` : `contacts/${person.team}/${person.id}`;

/** Where a person's picture is. There is one of each kind: a new one takes the place of the old. */
export const portraitKey = (person: Person, portrait: Portrait): string => `people/${folderOf(person)}/${portrait}`;

/** Where a picture is sent to, before it is known to be one. */
export const pendingPortraitKey = (person: Person, portrait: Portrait, upload: string): string =>
  `pending/people/${folderOf(person)}/${portrait}/${upload}`;

/**
 * The address of a person's picture; `undefined` for one who has none. `version` is what their row has under its name.
 */
export const portraitUrl = (
  person: Person,
  portrait: Portrait,
  version: string | null | undefined,
  { now, files }: PresentDeps,
): SignedUrl | undefined => (version ? files.read(portraitKey(person, portrait), now, version) : undefined);

/** A contact's avatar, which stands for itself as its thumbnail too; null where they have none. */
export const contactPhotos = (
  { id, team_id, avatar }: { readonly id: string; readonly team_id: TeamId; readonly avatar?: string | null },
  showing: PresentDeps,
) => {
  const signed = portraitUrl({ kind: 'contact', id, team: team_id }, 'avatar', avatar, showing);
  const [url, expires_at] = [signed?.url ?? null, signed?.expires_at ?? null];
  return {
    photo_url: url,
    photo_url_expires_at: expires_at,
    photo_thumbnail_url: url,
    photo_thumbnail_url_expires_at: expires_at,
  };
};
