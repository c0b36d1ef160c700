import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSecret } from '../../../shared/delivery/webhooks/secret.ts';
import { signatureHeaders } from '../../../shared/delivery/webhooks/signature.ts';

export const NOW = Date.parse('2026-06-01T12:00:00Z');
/** A delivery and its signing keys. */
export const secret = generateSecret();
export const { privateKey, publicKey } = generateKeyPairSync('ed25519');
export const published = `whpk_${publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')}`;
export const body = '{"id":"msg_1","type":"automation.webhook"}';
export const headers = {
  ...signatureHeaders({ id: 'msg_1', timestamp: NOW / 1000, body }, { secrets: [secret], ed25519: privateKey }),
};
const folder = mkdtempSync(join(tmpdir(), 'hub-webhooks-'));
export const [bodyFile, secretFile] = [join(folder, 'body.json'), join(folder, 'secret')];
writeFileSync(bodyFile, body);
writeFileSync(secretFile, `${generateSecret()}\n${secret}\n`);
// The files of a worker share this module: the folder goes with the process.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
