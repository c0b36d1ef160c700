import { instead, type Replacement, swap } from './replacement.ts';

const serde = (file: string): RegExp => new RegExp(`@smithy/core/dist-es/submodules/serde/${file}\\.js$`);
const checksum = (file: string): RegExp => new RegExp(`@smithy/core/dist-es/submodules/checksum/${file}\\.js$`);

/** What the SDK brings for browsers and older Nodes, and this one does by itself. */
export const sdkNode: readonly Replacement[] = [
  instead(checksum('sha256/Sha256Js'), 'export const Sha256Js = undefined;'),
  instead(checksum('md5/Md5Js'), 'export const Md5Js = undefined;'),
  instead(
    serde('util-hex-encoding/hex-encoding'),
    `export const fromHex = (text) => new Uint8Array(Buffer.from(text, 'hex'));
     export const toHex = ({ buffer, byteOffset, byteLength }) =>
       Buffer.from(buffer, byteOffset, byteLength).toString('hex');`,
  ),
  // The web's random numbers would load all of WebCrypto.
  instead(
    serde('uuid/v4'),
    `import { randomUUID } from 'node:crypto';
     export const bindV4 = () => () => randomUUID();`,
  ),
  {
    file: serde('index'),
    change: (source) =>
      swap(
        swap(source, 'import { getRandomValues } from "node:crypto";\n', ''),
        'const _getRandomValues = getRandomValues;\n',
        'const _getRandomValues = undefined;\n',
      ),
  },
  instead(
    /uuid\/dist-node\/rng\.js$/,
    `import { randomBytes } from 'node:crypto';
     export default () => randomBytes(16);`,
  ),
  // A body is a stream of Node's, read by its events; asking whether it is one of the web's would load those.
  instead(
    serde('util-stream/stream-collector'),
    `export const streamCollector = (stream) =>
       new Promise((resolve, reject) => {
         const chunks = [];
         stream.on('data', (chunk) => chunks.push(chunk));
         stream.on('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
         stream.on('error', reject);
       });`,
  ),
  // A date reads every form that a service writes one in.
  instead(
    serde('date-utils'),
    `const read = (value) => (value == null ? undefined : new Date(value));
     export const dateToUtcString = (date) => date.toUTCString();
     export const parseRfc3339DateTime = read;
     export const parseRfc3339DateTimeWithOffset = read;
     export const parseRfc7231DateTime = read;
     export const parseEpochTimestamp = (value) => read(value == null ? value : Math.round(Number(value) * 1000));`,
  ),
];
