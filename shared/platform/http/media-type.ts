/** The media type of all documents, unless a route declares another. */
export const JSON_API = 'application/vnd.api+json';

/** How the fields of a body are sent: in a JSON:API envelope, in a flat document, in either, or as an HTML form. */
export type BodyForm = 'envelope' | 'flat' | 'either' | 'urlencoded';

interface MediaType {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
}

/** Splits at a separator outside quoted strings. */
const split = (value: string, separator: ',' | ';'): readonly string[] =>
  value.match(separator === ',' ? /(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g : /(?:[^;"]|"(?:[^"\\]|\\.)*"?)+/g) ?? [];

const NO_PARAMETERS: MediaType['parameters'] = new Map();

const parse = (value: string): MediaType => {
  if (!value.includes(';')) return { type: value.trim().toLowerCase(), parameters: NO_PARAMETERS };
  const [type = '', ...rest] = split(value, ';').map((part) => part.trim());
  const parameters = rest
    .filter((parameter) => parameter !== '')
    .map((parameter) => {
      const [name = '', text = ''] = parameter.split('=', 2);
      return [name.trim().toLowerCase(), text.trim().replace(/^"|"$/g, '')] as const;
    });
  return { type: type.toLowerCase(), parameters: new Map(parameters) };
};

/** `charset=utf-8` is not part of JSON:API, but common clients send it. Extensions are not supported. */
const isPlainJsonApi = ({ parameters }: MediaType): boolean =>
  [...parameters].every(
    ([name, value]) => name === 'profile' || (name === 'charset' && value.toLowerCase() === 'utf-8'),
  );

/** Only UTF-8 text is read. */
const isPlainText = ({ parameters }: MediaType): boolean =>
  (parameters.get('charset')?.toLowerCase() ?? 'utf-8') === 'utf-8';

/** The media type of a Content-Type header, without parameters. */
export const typeOf = (contentType: string | undefined): string => parse(contentType ?? '').type;

/** The media type of an HTML form. */
export const FORM = 'application/x-www-form-urlencoded';

/**
 * Whether the route reads a body of this type: JSON:API, JSON, another `+json` type, or no type (contract reading A21);
 * or a form.
 */
export const acceptsBody = (contentType: string | undefined, form?: BodyForm, text?: string): boolean => {
  if (contentType === undefined || contentType.trim() === '') return true;
  const media = parse(contentType);
  if (text !== undefined && media.type === text) return isPlainText(media);
  if (form === 'urlencoded') return media.type === FORM;
  if (media.type === JSON_API) return isPlainJsonApi(media);
  return media.type === 'application/json' || /^[\w.-]+\/[\w.-]+\+json$/.test(media.type);
};

/** Whether a body was sent as it is (RFC 9110 §8.4). */
export const isUnencoded = (contentEncoding = ''): boolean =>
  contentEncoding.split(',').every((coding) => ['', 'identity'].includes(coding.trim().toLowerCase()));

/** Returns false if every JSON:API entry of `Accept` has an unsupported parameter (contract reading A22). */
export const canProduce = (accept: string | undefined): boolean => {
  if (!accept?.includes(';')) return true;
  const jsonApiTypes = split(accept, ',')
    .map(parse)
    .filter(({ type }) => type === JSON_API);
  const withoutWeight = jsonApiTypes.map(({ type, parameters }) => ({
    type,
    parameters: new Map([...parameters].filter(([name]) => name !== 'q')),
  }));
  return jsonApiTypes.length === 0 || withoutWeight.some(isPlainJsonApi);
};

const weightOf = ({ parameters }: MediaType): number => Number(parameters.get('q') ?? 1) || 0;

/** Returns true if `Accept` names HTML, as browsers do, and no JSON type with at least the same weight. */
export const prefersHtml = (accept = ''): boolean => {
  const named = split(accept, ',').map(parse);
  const weight = (...types: readonly string[]): number =>
    Math.max(0, ...named.filter(({ type }) => types.includes(type)).map(weightOf));
  return weight('text/html') > weight(JSON_API, 'application/json');
};

/** For responses that are HTML or an errors document, depending on `Accept`. */
export const NEGOTIATED = { headers: { Vary: 'Accept' } };
