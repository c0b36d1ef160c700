/** A version as an entity tag (RFC 9110 §8.8.3). */
export const etag = (version: number): string => `"${version}"`;

const TAG = /^(?:W\/)?(?:"(\d{1,15})"|(\d{1,15}))$/;

const QUOTED = /^(?:W\/)?"(.*)"$/;
const opaque = (tag: string): string => QUOTED.exec(tag)?.[1] ?? tag;

/** Whether `If-None-Match` matches the current ETag, by weak comparison (RFC 9110 §13.1.2). */
export const isKnown = (header: string | undefined, current: string): boolean =>
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || (tag !== '' && opaque(tag) === opaque(current)));

/**
 * Returns the versions that `If-Match` names; `undefined` if the header is absent or `*`. An unknown validator matches
 * nothing (RFC 9110 §13.1.1; contract reading A3).
 */
export const ifMatch = (header: string | undefined): readonly number[] | undefined => {
  if (header === undefined) return undefined;
  const tags = header.split(',').map((tag) => tag.trim());
  if (tags.includes('*')) return undefined;
  return tags.flatMap((tag) => {
    const [, quoted, bare] = TAG.exec(tag) ?? [];
    const version = quoted ?? bare;
    return version === undefined ? [] : [Number(version)];
  });
};
