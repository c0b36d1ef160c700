// What Lambda requires: runs the bundle beside it, from its code cache where that was made by this very Node.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

const read = (name, encoding) => {
  try {
    return readFileSync(join(__dirname, name), encoding);
  } catch {
    return undefined;
  }
};

// Lambda starts Node with --expose-gc, and a cache is accepted only under the flags it was made with.
if (globalThis.gc) require('node:v8').setFlagsFromString('--no-expose-gc');

const filename = join(__dirname, 'bundle.js');
const script = new Script(read('bundle.js', 'latin1'), { filename, cachedData: read('bundle.cache') });
script.runInThisContext()(exports, require, module, filename, __dirname);
Object.defineProperty(module.exports, 'codeCache', { value: script.cachedDataRejected === false });
