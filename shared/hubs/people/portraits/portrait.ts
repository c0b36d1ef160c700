import type { PresentDeps } from '../../../media/attachments/present-attachments.ts';
import type { SignedUrl } from '../../../media/files/file-urls.ts';
import type { TeamId } from '../../../platform/db/key.ts';

export const PORTRAITS = ['avatar', 'banner'] as const;
export type Portrait = (typeof PORTRAITS)[number];

/** The owner of a picture: a user, or a contact of a team. */
export type Person =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'contact'; readonly id: string; readonly team: TeamId };

const folderOf = (person: Person): string =>
  person.kind === 'user' ? `users/${person.id}` : `contacts/${person.team}/${person.id}`;

/** The object key of a person's picture. A new picture replaces the old one. */
export const portraitKey = (person: Person, portrait: Portrait): string => `people/${folderOf(person)}/${portrait}`;

/** The object key of an upload whose content is not checked yet. */
export const pendingPortraitKey = (person: Person, portrait: Portrait, upload: string): string =>
  `pending/people/${folderOf(person)}/${portrait}/${upload}`;

/** The signed URL of a person's picture; `undefined` without one. `version` is the upload id on the person's row. */
export const portraitUrl = (
  person: Person,
  portrait: Portrait,
  version: string | null | undefined,
  { now, files }: PresentDeps,
): SignedUrl | undefined => (version ? files.read(portraitKey(person, portrait), now, version) : undefined);

/** The URLs of a contact's avatar, which is also its own thumbnail; null without an avatar. */
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
