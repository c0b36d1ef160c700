import { decorateServiceException } from '@smithy/core/client';
import { fromBase64, generateIdempotencyToken, toBase64 } from '@smithy/core/serde';
import { HttpRequest } from '@smithy/core/transport';

/** Whether a value has bytes in it, which JSON does not. */
const holdsBytes = (value) => {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof Uint8Array) return true;
  for (const name in value) if (holdsBytes(value[name])) return true;
  return false;
};

function bytesAsText(name, value) {
  const held = this[name];
  return held instanceof Uint8Array ? toBase64(held) : value;
}

const bytesOf = (value) => {
  if (typeof value === 'string') return fromBase64(value);
  return Array.isArray(value) ? value.map(bytesOf) : value;
};

/** An input as JSON; what makes a repeated call one call is filled in where it is missing. */
const encode = (input, tokens) => {
  const filled = { ...input };
  for (const name of tokens) if (filled[name] === undefined) filled[name] = generateIdempotencyToken();
  return Buffer.from(JSON.stringify(filled, holdsBytes(filled) ? bytesAsText : undefined));
};

/** An answer from JSON; what is named as bytes is given as bytes, and a member that is null is absent. */
const decode = (text, bytes) => {
  if (text === '') return {};
  const revive = (name, value) => (bytes.names.includes(name) ? bytesOf(value) : value);
  const answer = JSON.parse(text, bytes?.pattern.test(text) ? revive : undefined);
  for (const name in answer) if (answer[name] === null) delete answer[name];
  return answer;
};

const plain = (code) => {
  const [first] = String(code).split(/[,:]/);
  return first.includes('#') ? first.split('#')[1] : first;
};

/** An error's name: in the body, or in a header; services that once spoke another protocol name it as they did then. */
const errorName = ({ headers }, answer, wasQuery) => {
  const key = Object.keys(answer).find((name) => name.toLowerCase() === 'code');
  const [type, code, header] = [answer.__type, key && answer[key], headers['x-amzn-errortype']];
  return plain((wasQuery ? (code ?? header ?? type) : (type ?? code ?? header)) ?? 'Unknown');
};

/** The AWS JSON protocol without schemas: inputs and answers are the JSON that they are sent as, but for bytes. */
class AwsJsonRpcProtocol {
  constructor({ serviceTarget, errorTypeRegistries, awsQueryCompatible = false }) {
    this.target = serviceTarget;
    this.errors = errorTypeRegistries;
    this.wasQuery = awsQueryCompatible;
  }

  setSerdeContext() {}

  async serializeRequest({ name, input: tokens }, input, context) {
    if (!name) throw new Error('The operation is not in this bundle');
    const endpoint = await context.endpoint();
    const path = endpoint.path.endsWith('/') ? endpoint.path : `${endpoint.path}/`;
    const headers = {
      ...endpoint.headers,
      'content-type': `application/x-amz-json-${this.version}`,
      'x-amz-target': `${this.target}.${name}`,
      ...(this.wasQuery && { 'x-amzn-query-mode': 'true' }),
    };
    return new HttpRequest({ ...endpoint, path, headers, method: 'POST', body: encode(input, tokens) });
  }

  async deserializeResponse({ output: bytes }, context, { statusCode, headers, body }) {
    const collected = body instanceof Uint8Array ? body : await context.streamCollector(body);
    const answer = decode(Buffer.from(collected.buffer, collected.byteOffset, collected.byteLength).toString(), bytes);
    const $metadata = {
      httpStatusCode: statusCode,
      requestId: headers['x-amzn-requestid'] ?? headers['x-amzn-request-id'] ?? headers['x-amz-request-id'],
      extendedRequestId: headers['x-amz-id-2'],
      cfId: headers['x-amz-cf-id'],
    };
    if (statusCode >= 300) throw this.failure({ statusCode, headers }, answer, $metadata);
    return Object.assign(answer, { $metadata });
  }

  failure({ statusCode, headers }, answer, $metadata) {
    if (this.wasQuery && headers['x-amzn-query-error'])
      [answer.Code, answer.Type] = headers['x-amzn-query-error'].split(';');
    const name = errorName({ headers }, answer, this.wasQuery);
    const { base: Base, kept } = this.errors;
    const error = Object.hasOwn(kept, name) ? new kept[name]({}) : new Base({ name });
    Object.assign(error, { $metadata, $fault: statusCode < 500 ? 'client' : 'server' });
    return decorateServiceException(error, answer);
  }
}

export class AwsJson1_0Protocol extends AwsJsonRpcProtocol {
  version = '1.0';
}

export class AwsJson1_1Protocol extends AwsJsonRpcProtocol {
  version = '1.1';
}
