import { randomUUID } from 'node:crypto';
import { FORM } from '../../../shared/platform/http/media-type.ts';
import { isObject, type Json } from '../json.ts';
import type { AwsResponse, AwsService } from '../protocol/request.ts';
import { AwsError } from '../protocol/request.ts';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ESCAPED[one] ?? one);

/** A value as the XML of the AWS Query protocol: an element per member, and `member` for each entry of a list. */
const xml = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => `<member>${xml(one)}</member>`).join('');
  if (!isObject(value)) return escaped(String(value));
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([name, one]) => `<${name}>${xml(one)}</${name}>`)
    .join('');
};

const answered = (status: number, body: string): AwsResponse => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<?xml version="1.0"?>${body}`,
});

const metadata = (): string => `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;

type Operation = (input: URLSearchParams) => Json;

/** Services of the AWS Query protocol, which names the operation in the body. Other requests go to `otherwise`. */
export const queryProtocol =
  (operations: Readonly<Record<string, Operation>>, otherwise: AwsService): AwsService =>
  (request) => {
    const isForm = request.headers['content-type']?.startsWith(FORM) ?? false;
    const input = new URLSearchParams(isForm ? request.body.toString('utf8') : '');
    const action = input.get('Action') ?? '';
    const operation = operations[action];
    if (!operation) return otherwise(request);
    try {
      const result = `<${action}Result>${xml(operation(input))}</${action}Result>`;
      return answered(200, `<${action}Response>${result}${metadata()}</${action}Response>`);
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const { code, message, status } = error;
      const described = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`;
      return answered(status, `<ErrorResponse>${described}${metadata()}</ErrorResponse>`);
    }
  };
