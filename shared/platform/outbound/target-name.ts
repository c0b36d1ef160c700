/** Names that are not on the public Internet or differ by network (RFC 6761, RFC 6762, RFC 8375). */
const SPECIAL_USE: readonly string[] = [
  'alt',
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'svc',
  'test',
  'workgroup',
];

/** Public names of cloud metadata services. */
const METADATA: readonly string[] = [
  'metadata.goog',
  'metadata.azure.com',
  'metadata.packet.net',
  'metadata.platformequinix.com',
  'metadata.tencentyun.com',
  'rancher-metadata.rancher.com',
];

const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const MAX_NAME_LENGTH = 253;

/** Removes the trailing dot of a fully qualified name. */
export const withoutRootDot = (host: string): string => (host.endsWith('.') ? host.slice(0, -1) : host);

const isAmong = (name: string, names: readonly string[]): boolean =>
  names.some((one) => name === one || name.endsWith(`.${one}`));

/** Whether a name without trailing dot can be public: at least two labels and no special-use name. */
export const isPublicName = (name: string): boolean => {
  const labels = name.split('.');
  if (labels.length < 2 || name.length > MAX_NAME_LENGTH || !labels.every((label) => LABEL.test(label))) return false;
  return !isAmong(name, SPECIAL_USE) && !isAmong(name, METADATA);
};
