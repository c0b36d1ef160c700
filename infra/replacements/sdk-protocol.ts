import { cut, instead, type Replacement, swap, without } from './replacement.ts';

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
  cut(/@smithy\/core\/dist-es\/submodules\/protocols\/json\/codec-v2\/JsonShapeSerializer2\.js$/, [
    'writeDiscriminatedDocument',
  ]),
];
