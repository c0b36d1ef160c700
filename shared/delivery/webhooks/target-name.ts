/**
 * Names that mean nothing on the public Internet, or something else on each network (RFC 6761, RFC 6762, RFC 8375 …).
 */
const SPECIAL_USE: readonly string[] = [
  ...['alt', 'arpa', 'corp', 'home', 'internal', 'intranet', 'invalid', 'lan', 'local'],
  ...['localdomain', 'localhost', 'mail', 'onion', 'private', 'svc', 'test', 'workgroup'],
];

/** Public names that clouds answer with addresses of their own. */
const METADATA: readonly string[] = [
  ...['metadata.goog', 'metadata.azure.com', 'metadata.packet.net', 'metadata.platformequinix.com'],
  ...['metadata.tencentyun.com', 'rancher-metadata.rancher.com'],
];

const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const MAX_NAME_LENGTH = 253;

/** One dot at the end says that the name is whole; it is the same name without. */
export const withoutRootDot = (host: string): string => (host.endsWith('.') ? host.slice(0, -1) : host);

const isAmong = (name: string, names: readonly string[]): boolean =>
  names.some((one) => name === one || name.endsWith(`.${one}`));

/** Whether a name without its root can be one on the public Internet: of two labels at least and of no special use. */
export const isPublicName = (name: string): boolean => {
  const labels = name.split('.');
  if (labels.length < 2 || name.length > MAX_NAME_LENGTH || !labels.every((label) => LABEL.test(label))) return false;
  return !isAmong(name, SPECIAL_USE) && !isAmong(name, METADATA);
};
