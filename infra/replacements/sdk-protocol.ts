import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instead, type Replacement, swap, without } from './replacement.ts';

const EVENT_STREAMS = [
  'serializeEventStream',
  'deserializeEventStream',
  'loadEventStreamCapability',
  'getEventStreamMarshaller',
  'resolveEventStreamMarshaller',
];

const OTHER_SIGNATURES = ['presign', 'signEvent', 'signMessage', 'signString'];

/** Requests are signed in their headers, bodies are JSON, neither streams, and no operation has a host of its own. */
export const sdkProtocol: readonly Replacement[] = [
  instead(
    /@smithy\/core\/dist-es\/submodules\/event-streams\/index\.js$/,
    `export const resolveEventStreamSerdeConfig = (input) => input;
     export const eventStreamSerdeProvider = () => undefined;`,
  ),
  {
    file: /@smithy\/core\/dist-es\/submodules\/protocols\/HttpProtocol\.js$/,
    change: (source) =>
      swap(without(source, EVENT_STREAMS), /^ {4}setHostPrefix\([\s\S]*?^ {4}\}\n/m, '    setHostPrefix() {}\n'),
  },
  {
    file: /@smithy\/signature-v4\/dist-es\/SignatureV4\.js$/,
    change(source) {
      const formatter = '    headerFormatter = new HeaderFormatter();\n';
      const fewer = swap(without(source, OTHER_SIGNATURES), formatter, '');
      const plain = '    sign(request, options) { return this.signRequest(request, options); }\n';
      return swap(fewer, /^ {4}async sign\([\s\S]*?^ {4}\}\n/m, plain);
    },
  },
  // The table, the queues and the keys answer in JSON, and the document client makes and reads attributes: no schema is
  // needed.
  instead(
    /@aws-sdk\/core\/dist-es\/submodules\/protocols\/json\/AwsJson1_0Protocol\.js$/,
    readFileSync(join(import.meta.dirname, 'json-rpc.js'), 'utf8'),
  ),
  instead(
    /@aws-sdk\/core\/dist-es\/submodules\/protocols\/json\/AwsJson1_1Protocol\.js$/,
    "export { AwsJson1_1Protocol } from './AwsJson1_0Protocol';",
  ),
  instead(/@aws-sdk\/dynamodb-codec\/dist-es\/codec-v2\/DynamoDBJsonCodec2\.js$/, 'export class DynamoDBJsonCodec2 {}'),
  // Nothing that is sent or answered is written to a log, and none of it is a stream of events.
  instead(
    /@smithy\/core\/dist-es\/submodules\/client\/smithy-client\/schemaLogFilter\.js$/,
    'export const schemaLogFilter = (_, data) => data;',
  ),
  {
    file: /@smithy\/core\/dist-es\/submodules\/client\/smithy-client\/command\.js$/,
    change: (source) =>
      swap(
        swap(source, 'import { NormalizedSchema } from "@smithy/core/schema";\n', ''),
        /^ {8}let isEventStream;\n[\s\S]*?(?=^ {8}return stack\.resolve)/m,
        '',
      ),
  },
];
