import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { groups } from '../../../../functions/groups.ts';
import { examplesFile } from '../../../../infra/description.ts';
import { startLocalStack, temporaryFolder } from '../../../contract/support/local-stack.ts';
import { CHAPTERS } from './chapters.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { startWalk } from './walk.ts';

/* Starts the local stack, calls every operation and saves the responses as examples: `npm run examples`. */

const folder = temporaryFolder();
/* A chapter receives webhooks on this machine. */
const stack = await startLocalStack({ folder, env: { WEBHOOK_ALLOW_CIDR: '127.0.0.1/32' } });
try {
  const { walk, book } = startWalk(stack.origin, join(folder, 'demo.json'));
  for (const chapter of CHAPTERS) await chapter(walk);
  const missing = book.missing().filter((operation) => !(operation in EXCEPTIONS));
  if (missing.length > 0)
    throw new Error(`No chapter calls ${missing.join(', ')}: add the call to test/functions/system/examples/chapters`);
  /* Files of groups that are gone go with them. */
  const examples = dirname(examplesFile(''));
  rmSync(examples, { recursive: true });
  mkdirSync(examples);
  for (const { name, routes } of groups)
    writeFileSync(examplesFile(name), `${JSON.stringify(book.examplesOf(routes), null, 2)}\n`);
} finally {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
}
