import { escaped } from '../../../../shared/platform/text/escaped.ts';
import type { AwsResponse } from '../../protocol/request.ts';

/** An error of S3. */
export class S3Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const refusalDocument = ({ status, code, message }: S3Refusal): AwsResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`,
});
