/** Credentials of every kind as they can appear in a response or URL. */
const CREDENTIALS: readonly RegExp[] = [
  /eyJ[\w-]+\.[\w-]+\.[\w-]+/g,
  /svc_sk_[\w-]+/g,
  /whsec_[\w+/=-]+/g,
  /(?<=[?&](?:ticket|token|X-Amz-Signature|X-Amz-Security-Token)=)[^&"]+/g,
  /(?<="(?:password|secret|refresh_token|access_token|ticket|policy|x-amz-[a-z-]+)":")[^"]+/gi,
];

/** A text in which credentials are replaced. */
export const redacted = (text: string): string =>
  CREDENTIALS.reduce((shown, pattern) => shown.replaceAll(pattern, '[redacted]'), text);
