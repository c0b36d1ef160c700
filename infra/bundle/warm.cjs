// Run as a child: loads the bundle in argv[2], sends the requests in argv[3], of each set until one succeeds, and
// writes the bundle's code cache.
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { startStore } = require('./warm-store.cjs');

// Keeps code that ran once, long ago. The flag is reset at the end, because a cache is only valid under the flags it
// was made with.
setFlagsFromString('--no-flush-bytecode');

const [, , folder, events] = process.argv;
const filename = join(folder, 'bundle.js');
const script = new Script(readFileSync(filename, 'latin1'), { filename });

const within = (promise, ms) => Promise.race([promise, new Promise((resolve) => setTimeout(resolve, ms).unref())]);

const warm = async () => {
  const origin = await startStore();
  process.env.AWS_ENDPOINT_URL = origin;
  const target = { exports: {} };
  script.runInThisContext()(target.exports, require, target, filename, folder);
  const context = { awsRequestId: 'warm', functionName: 'warm', getRemainingTimeInMillis: () => 1_000 };
  const call = (event) => Promise.resolve().then(() => target.exports.handler(event, context));
  for (const set of JSON.parse(events.replaceAll('__ORIGIN__', origin)))
    for (const event of set) {
      const answer = await within(
        call(event).catch(() => undefined),
        500,
      );
      if (answer?.statusCode < 300) break;
    }
};

warm().finally(() => {
  setFlagsFromString('--flush-bytecode');
  writeFileSync(join(folder, 'bundle.cache'), script.createCachedData());
  process.exit();
});
