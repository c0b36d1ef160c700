import { domainToASCII, domainToUnicode } from 'node:url';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least two LDH labels (RFC 5890); the last one is not a number. */
const NAME = new RegExp(`^(?:${LABEL}\\.)+(?![0-9]+$)${LABEL}$`);

const MAX_LENGTH = 253;

/** The characters of ASCII in a domain. Others, such as / and %, have a meaning for the parser that converts domains. */
const PLAIN = /^[a-z0-9.\u0080-\u{10ffff}-]*$/iu;

const IS_ASCII = /^\p{ASCII}*$/u;

/** The domain of an email address in lower case and in ASCII (UTS 46); `undefined` if it is none. */
export const emailDomain = (text: string): string | undefined => {
  const isConverted = !IS_ASCII.test(text);
  if (isConverted && !PLAIN.test(text)) return undefined;
  const domain = (isConverted ? domainToASCII(text) : text).toLowerCase();
  return domain.length <= MAX_LENGTH && NAME.test(domain) ? domain : undefined;
};

const LETTERS = /[A-Z]/g;

/** Whether a domain has no other spelling than in other case of ASCII: the conversion of its characters changes none. */
export const isPlainDomain = (text: string): boolean => {
  const plain = text.replace(LETTERS, (letter) => letter.toLowerCase());
  return IS_ASCII.test(text) || domainToUnicode(emailDomain(text) ?? '') === plain;
};
