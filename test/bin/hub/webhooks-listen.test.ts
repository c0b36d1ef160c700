import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { main } from '../../../bin/hub/main.ts';
import type { Terminal } from '../../../bin/hub/terminal.ts';
import { signatureHeaders } from '../../../shared/delivery/webhooks/signature.ts';
import { failure, json, noContent, type Sent, serviceOf } from '../../shared/client/service.ts';
import { hub, KEY, URL_OF_TESTS } from './run-hub.ts';
import { body, headers, NOW, privateKey, secretFile } from './signed.ts';

/** Runs `listen` until it prints its address; `ended` has its output and exit code. */
const listening = async (argv: readonly string[] = [], options: Partial<Terminal> = {}) => {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const [outText, errText] = [out, err].map((stream) => text(stream));
  const listeningAt = options.fetch ? [] : ['--secret-file', secretFile];
  const ended = main(['webhooks', 'listen', ...listeningAt, ...argv], {
    out,
    err,
    in: new PassThrough(),
    env: { HUB_API_URL: URL_OF_TESTS, XDG_CONFIG_HOME: '/nonexistent', ...KEY },
    wait: async () => undefined,
    now: () => NOW,
    interrupted: () => new Promise(() => {}),
    ...options,
  });
  const [output] = await once(err, 'data');
  const written = async () => {
    out.end();
    err.end();
    return { out: (await outText) ?? '', err: (await errText) ?? '' };
  };
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(String(output))?.[0] ?? '';
  return { address, ended, written };
};

describe('hub webhooks listen', () => {
  test('prints the setting that lets the service send to this machine', async () => {
    const detail = 'The URL must begin with https://.';
    const refused = json(422, { errors: [{ status: '422', code: 'target_not_allowed', detail }] });
    const here = await hub(['webhooks', 'listen', '--create'], { env: KEY, answers: [refused] });
    expect(here.exit).toBe(5);
    expect(here.err).toMatch(/http:\/\/127\.0\.0\.1:\d+\. Start it with WEBHOOK_ALLOW_CIDR=127\.0\.0\.1\/32, or /);
    const tunnel = await hub(['webhooks', 'listen', '--create', 'http://a.example'], { env: KEY, answers: [refused] });
    expect(tunnel.err).toContain(detail);
  });

  test('prints deliveries and whether they verify, and ends after --count of them', async () => {
    const { address, ended, written } = await listening(['--count', '3']);
    const post = (sent: string, more = {}) =>
      fetch(address, { method: 'POST', body: sent, headers: { ...headers, ...more } });
    expect((await fetch(address)).status).toBe(405);
    const { port } = new URL(address);
    const deleted = connect(Number(port), '127.0.0.1');
    deleted.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf');
    deleted.destroySoon();
    await once(deleted, 'close');
    expect((await post(body)).status).toBe(204);
    expect((await post('not this')).status).toBe(400);
    expect((await post(body)).status).toBe(204);
    expect(await ended).toBe(0);
    const { out, err } = await written();
    expect(out).toContain('"type": "automation.webhook"');
    expect(err.match(/automation\.webhook {2}msg_1 {2}verified by x-svc-signature/g)).toHaveLength(2);
    expect(err).toContain('NOT VERIFIED');
  });

  test('prints one line of JSON per delivery with --json', async () => {
    const { address, ended, written } = await listening(['--json', '--count', '1']);
    await fetch(address, { method: 'POST', body, headers });
    expect(await ended).toBe(0);
    expect(JSON.parse((await written()).out)).toMatchObject({ ok: true, by: 'x-svc-signature', body: { id: 'msg_1' } });
  });

  test('the tolerance for the time of a delivery is a flag', async () => {
    const anHourLater = { now: () => NOW + 3_600_000 };
    const answered = await Promise.all(
      [[], ['--tolerance', '3600']].map(async (argv) => {
        const { address, ended } = await listening(['--count', '1', ...argv], anHourLater);
        const { status } = await fetch(address, { method: 'POST', body, headers });
        await ended;
        return status;
      }),
    );
    expect(answered).toEqual([400, 204]);
  });

  test('rejects bodies over the maximum size of a delivery, with or without Content-Length', async () => {
    const { address, ended } = await listening(['--count', '1']);
    const large = new Uint8Array(300 * 1024);
    const chunks = async function* () {
      yield large;
    };
    for (const sent of [large, ReadableStream.from(chunks())]) {
      const refused = fetch(address, { method: 'POST', body: sent, duplex: 'half', headers });
      expect((await refused).status).toBe(413);
    }
    const endless = async function* () {
      for (let sent = 0; sent < 100; sent += 1) yield new Uint8Array(1024 * 1024);
    };
    const never = fetch(address, { method: 'POST', body: ReadableStream.from(endless()), duplex: 'half', headers });
    await expect(never).rejects.toThrow('fetch failed');
    expect((await fetch(address, { method: 'POST', body, headers })).status).toBe(204);
    expect(await ended).toBe(0);
  });

  describe('--create', () => {
    const endpoint = json(201, { data: { id: 'e1', type: 'webhook_endpoints', attributes: {} } });
    const made = (sent: readonly Sent[]) => JSON.parse(sent[0]?.body ?? '{}').data.attributes;

    test('creates an endpoint, verifies with its secret only, and deletes it at the end', async () => {
      const { sent, fetch: service } = serviceOf(endpoint, noContent);
      const { address, ended, written } = await listening(['--create', '--count', '1'], { fetch: service });
      await expect.poll(() => sent.length).toBe(1);
      const { url, secret: own } = made(sent);
      expect([url, own]).toEqual([address, expect.stringMatching(/^whsec_/)]);
      const signed = signatureHeaders(
        { id: 'msg_1', timestamp: NOW / 1000, body },
        { secrets: [own], ed25519: privateKey },
      );
      expect((await fetch(address, { method: 'POST', body, headers: { ...signed } })).status).toBe(204);
      expect(await ended).toBe(0);
      expect(sent.map(({ method, url: to }) => `${method} ${to.pathname.split('/').slice(-2).join('/')}`)).toEqual([
        `POST ${KEY.HUB_HUB}/webhook-endpoints`,
        'DELETE webhook-endpoints/e1',
      ]);
      const { out, err } = await written();
      expect(err).toMatch(/with: hub webhooks test e1\n[\s\S]*verified by x-svc-signature\nEndpoint e1 deleted\.\n$/);
      expect(out + err).not.toContain(own);
    });

    test('creates it at the URL of a tunnel', async () => {
      const url = 'https://tunnel.example/hook';
      const { sent } = await hub(['webhooks', 'listen', '--create', url], {
        env: KEY,
        answers: [endpoint, noContent],
        interrupted: async () => undefined,
      });
      expect([made(sent).url, sent.length]).toEqual([url, 2]);
    });

    test('ends with the error if the endpoint cannot be created', async () => {
      const { exit, err } = await hub(['webhooks', 'listen', '--create'], { env: KEY, answers: [failure(422)] });
      expect(exit).toBe(5);
      expect(err).toMatch(/\nrequest req-1\ntry: hub webhooks listen --help\n$/);
    });

    test.each([
      ['is already deleted', failure(404), 0, /Endpoint e1 deleted\.\n$/],
      [
        'cannot be deleted',
        failure(500),
        7,
        /^error: Endpoint e1 could not be deleted\.\ntry: hub webhooks delete e1\n$/m,
      ],
    ] as const)('ends with the outcome of the deletion if the endpoint %s', async (_, answer, code, output) => {
      const { exit, err } = await hub(['webhooks', 'listen', '--create'], {
        env: KEY,
        answers: [endpoint, answer],
        interrupted: async () => undefined,
      });
      expect(exit).toBe(code);
      expect(err).toMatch(output);
    });

    test('C500 ends with 3 without a credential', async () => {
      expect((await hub(['webhooks', 'listen', '--create'])).exit).toBe(3);
    });
  });

  test('C498 ends with 2 if it cannot listen', async () => {
    const { address, ended } = await listening(['--count', '1']);
    const port = new URL(address).port;
    const { exit } = await hub(['webhooks', 'listen', '--port', port, '--secret-file', secretFile]);
    expect(exit).toBe(2);
    await fetch(address, { method: 'POST', body, headers });
    await ended;
  });

  test('ends with 0 on Ctrl-C', async () => {
    const argv = ['webhooks', 'listen', '--secret-file', secretFile];
    expect((await hub(argv, { interrupted: async () => undefined })).exit).toBe(0);
  });
});
