import type { BodySpec } from './body.ts';

/** The media type of every document, unless a route says otherwise. */
export const JSON_API = 'application/vnd.api+json';

interface MediaType {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
}

/** Cuts at a separator that stands outside quoted strings. */
const cut = (value: string, separator: ',' | ';'): readonly string[] =>
  value.match(separator === ',' ? /(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g : /(?:[^;"]|"(?:[^"\\]|\\.)*"?)+/g) ?? [];

const NO_PARAMETERS: MediaType['parameters'] = new Map();

const parse = (value: string): MediaType => {
  if (!value.includes(';')) return { type: value.trim().toLowerCase(), parameters: NO_PARAMETERS };
  const [type = '', ...rest] = cut(value, ';').map((part) => part.trim());
  const parameters = rest
    .filter((parameter) => parameter !== '')
    .map((parameter) => {
      const [name = '', given = ''] = parameter.split('=', 2);
      return [name.trim().toLowerCase(), given.trim().replace(/^"|"$/g, '')] as const;
    });
  return { type: type.toLowerCase(), parameters: new Map(parameters) };
};

/** `charset=utf-8` is not JSON:API's but common clients add it, so it is tolerated; no extension is supported. */
const isPlainJsonApi = ({ parameters }: MediaType): boolean =>
  [...parameters].every(
    ([name, value]) => name === 'profile' || (name === 'charset' && value.toLowerCase() === 'utf-8'),
  );

/** Texts are read as UTF-8 and as nothing else. */
const isPlainText = ({ parameters }: MediaType): boolean =>
  (parameters.get('charset')?.toLowerCase() ?? 'utf-8') === 'utf-8';

/** The media type that a body says it is of, without its parameters. */
export const typeOf = (contentType: string | undefined): string => parse(contentType ?? '').type;

/** What a browser sends a form as. */
export const FORM = 'application/x-www-form-urlencoded';

/**
 * Whether a body of this type is read: JSON:API, JSON or another `+json`, or none named (contract-cases A21); or a
 * form's.
 */
export const acceptsBody = (contentType: string | undefined, form?: BodySpec['form'], text?: string): boolean => {
  if (contentType === undefined || contentType.trim() === '') return true;
  const media = parse(contentType);
  if (text !== undefined && media.type === text) return isPlainText(media);
  if (form === 'urlencoded') return media.type === FORM;
  if (media.type === JSON_API) return isPlainJsonApi(media);
  return media.type === 'application/json' || /^[\w.-]+\/[\w.-]+\+json$/.test(media.type);
};

/** Refused only where every JSON:API entry of `Accept` carries a parameter we cannot honour (contract-cases A22). */
export const canProduce = (accept: string | undefined): boolean => {
  if (!accept?.includes(';')) return true;
  const ours = cut(accept, ',')
    .map(parse)
    .filter(({ type }) => type === JSON_API);
  const withoutWeight = ours.map(({ type, parameters }) => ({
    type,
    parameters: new Map([...parameters].filter(([name]) => name !== 'q')),
  }));
  return ours.length === 0 || withoutWeight.some(isPlainJsonApi);
};
