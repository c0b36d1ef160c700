import { randomUUID } from 'node:crypto';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../json.ts';
import type { Mailbox } from '../mailbox.ts';
import { AwsError, type AwsService, answer, inputOf } from './request.ts';

const data = (part: unknown): string => stringOf(objectOf(part).Data);

const addresses = (destination: JsonObject): readonly string[] =>
  ['ToAddresses', 'CcAddresses', 'BccAddresses'].flatMap((kind) => arrayOf(destination[kind]).map(stringOf));

/** SES v2: what is sent goes to the mailbox and nowhere else. */
export const ses =
  (mailbox: Mailbox): AwsService =>
  (request) => {
    if (request.method !== 'POST' || !request.path.startsWith('/v2/email/outbound-emails')) {
      throw new AwsError('NotFoundException', `${request.method} ${request.path} has no local stand-in.`, 404);
    }
    const input = inputOf(request);
    const simple = objectOf(objectOf(input.Content).Simple);
    const to = addresses(objectOf(input.Destination));
    const body = objectOf(simple.Body);
    const text = data(body.Text) || data(body.Html);
    if (!stringOf(input.FromEmailAddress) || to.length === 0 || !text) {
      throw new AwsError('BadRequestException', 'A sender, a recipient and simple content are needed.');
    }
    mailbox.deliver({ to: to.join(', '), subject: data(simple.Subject), text });
    return answer({ MessageId: randomUUID() });
  };
