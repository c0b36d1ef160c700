import { counted } from '../../../../shared/platform/text/counted.ts';

const MAX_SHOWN = 200_000;

/** A body as text: JSON with indentation, other text unchanged, and only the size and type of everything else. */
export const bodyText = (bytes: Uint8Array, mediaType: string): string => {
  if (bytes.length === 0) return '';
  const isText = /^text\/|\bjson\b|\bxml\b|javascript|x-www-form-urlencoded/.test(mediaType);
  if (!isText) return `${sizeOf(bytes.length)} of ${mediaType || 'an unknown type'}`;
  const text = new TextDecoder().decode(bytes);
  const shown = mediaType.includes('json') ? indented(text) : text;
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}\n… ${sizeOf(bytes.length)} in total` : shown;
};

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
};

export const sizeOf = (bytes: number): string =>
  bytes < 1024 ? counted(bytes, 'byte') : `${(bytes / 1024).toFixed(1)} KB`;

interface About {
  readonly code: string;
  readonly path: string;
}

const titleOf = (error: object): string => ('title' in error ? String(error.title) : 'error');

const aboutOf = (error: unknown, origin: string): About | undefined => {
  if (typeof error !== 'object' || error === null || !('links' in error)) return undefined;
  const { links } = error;
  if (typeof links !== 'object' || links === null || !('about' in links)) return undefined;
  const code = 'code' in error ? String(error.code) : titleOf(error);
  const address = String(links.about);
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  /* A response cannot make the page link to another site or to a script. */
  return /^\/docs\/[\w/-]+(?:#[\w.-]+)?$/.test(path) ? { code, path } : undefined;
};

/** The sections of the documentation about the errors in a response. `origin` is that of the page. */
export const aboutErrors = (text: string, origin = ''): readonly About[] => {
  try {
    const document: unknown = JSON.parse(text);
    const isProblem = typeof document === 'object' && document !== null && 'errors' in document;
    if (!isProblem || !Array.isArray(document.errors)) return [];
    const found = document.errors.map((error) => aboutOf(error, origin)).filter((about) => about !== undefined);
    return [...new Map(found.map((about) => [about.path, about])).values()];
  } catch {
    return [];
  }
};
