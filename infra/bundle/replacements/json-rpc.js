import { decorateServiceException } from '@smithy/core/client';
import { loadJsonRpcErrorCode } from '@smithy/core/protocols';
import { fromBase64, generateIdempotencyToken, toBase64 } from '@smithy/core/serde';
import { HttpRequest } from '@smithy/core/transport';

const hasBytes = (value) =>
  value instanceof Uint8Array || (typeof value === 'object' && value !== null && Object.values(value).some(hasBytes));

function bytesAsText(name, value) {
  return this[name] instanceof Uint8Array ? toBase64(this[name]) : value;
}

const textAsBytes = (value) =>
  typeof value === 'string' ? fromBase64(value) : Array.isArray(value) ? value.map(textAsBytes) : value;

/** A missing idempotency token is generated, once for all attempts. */
const encode = (input, token) => {
  const filled = token ? { ...input, [token]: input[token] ?? generateIdempotencyToken() } : input;
  return Buffer.from(JSON.stringify(filled, hasBytes(filled) ? bytesAsText : undefined));
};

/** The members in `bytes` are returned as bytes; a top-level member that is null is left out, as the SDK does. */
const decode = (text, bytes) => {
  if (text === '') return {};
  const revive = (name, value) => (bytes.includes(name) ? textAsBytes(value) : value);
  const output = JSON.parse(text, bytes.some((name) => text.includes(`"${name}"`)) ? revive : undefined);
  return Object.fromEntries(Object.entries(output).filter(([, value]) => value !== null));
};

/** The AWS JSON protocols without schemas: a body is the JSON of its input, apart from bytes. */
class JsonProtocol {
  constructor(contentType, { serviceTarget, errorTypeRegistries: errors, awsQueryCompatible }) {
    Object.assign(this, { contentType, serviceTarget, errors, isQuery: awsQueryCompatible === true });
  }

  setSerdeContext() {}
  async serializeRequest({ name, input: { path: suffix = '/', payload, token } }, input, context) {
    const endpoint = await context.endpoint();
    const headers = {
      ...endpoint.headers,
      'user-agent': 'aws-sdk-js',
      'content-type': payload ? 'application/octet-stream' : this.contentType,
      ...(suffix === '/' && { 'x-amz-target': `${this.serviceTarget}.${name}` }),
      ...(this.isQuery && { 'x-amzn-query-mode': 'true' }),
    };
    const filled = suffix.replace(/\{(\w+)\}/g, (_, member) => encodeURIComponent(input[member]));
    const body = payload ? input[payload] : encode(input, token);
    const path = endpoint.path.replace(/\/$/, '') + filled;
    return new HttpRequest({ ...endpoint, path, headers, method: 'POST', body });
  }

  async deserializeResponse({ input: { payload }, output: bytes }, context, { statusCode, headers, body }) {
    const collected = body instanceof Uint8Array ? body : await context.streamCollector(body);
    const $metadata = {
      httpStatusCode: statusCode,
      requestId: headers['x-amzn-requestid'] ?? headers['x-amzn-request-id'] ?? headers['x-amz-request-id'],
      extendedRequestId: headers['x-amz-id-2'],
      cfId: headers['x-amz-cf-id'],
    };
    if (payload && statusCode < 300) {
      const FunctionError = headers['x-amz-function-error'];
      const answer = collected.length === 0 ? null : collected;
      return { $metadata, StatusCode: statusCode, ...(FunctionError && { FunctionError }), [payload]: answer };
    }
    const output = decode(Buffer.from(collected).toString(), bytes);
    if (statusCode < 300) return Object.assign(output, { $metadata });
    if (this.isQuery && headers['x-amzn-query-error'])
      [output.Code, output.Type] = headers['x-amzn-query-error'].split(';');
    const name = loadJsonRpcErrorCode({ headers }, output, this.isQuery) ?? 'Unknown';
    const { Base, kept } = this.errors;
    const error = Object.hasOwn(kept, name) ? new kept[name]({}) : new Base({ name });
    Object.assign(error, { $metadata, $fault: statusCode < 500 ? 'client' : 'server' });
    throw decorateServiceException(error, output);
  }
}

export const AwsJson1_0Protocol = JsonProtocol.bind(null, 'application/x-amz-json-1.0');
export const AwsJson1_1Protocol = JsonProtocol.bind(null, 'application/x-amz-json-1.1');
export const AwsRestJsonProtocol = JsonProtocol.bind(null, 'application/json');
