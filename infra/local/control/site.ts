import type { DemoCommunity } from '../../site/demo-community.ts';
import { siteScript, siteStyle } from '../../site/files.ts';
import type { HttpResponse } from '../gateway/response.ts';
import type { Control } from './control.ts';
import { json } from './problem.ts';

interface SiteParts {
  /** The demo hub; undefined until it is created. */
  readonly community: () => DemoCommunity | undefined;
  /** The origin of uploads and pictures. */
  readonly filesOrigin: string;
}

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Kiln &amp; Clay</title><link rel="stylesheet" href="/_local/site/style.css"><script type="module" src="/_local/site/app.js"></script></head><body><noscript>The site needs JavaScript.</noscript></body></html>';

/** Scripts and styles of the stack only, no inline code, and no other connections than to the API and the files. */
const policy = (files: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' ${files}; connect-src 'self' ${files} ws://127.0.0.1:* ws://localhost:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'cache-control': 'no-store' };

const file = (type: string, body: string): HttpResponse => ({
  status: 200,
  headers: { ...HEADERS, 'content-type': `${type}; charset=utf-8` },
  body,
});

const get = (path: string, handle: Control['handle']): Control => ({ method: 'GET', path, handle });

/** The member site and back office of the demo hub. */
export const siteControls = ({ community, filesOrigin }: SiteParts): readonly Control[] => {
  const page = (): HttpResponse => {
    const { headers, ...rest } = file('text/html', PAGE);
    return { ...rest, headers: { ...headers, 'content-security-policy': policy(filesOrigin) } };
  };
  return [
    get('/_local/site/people.json', () => json(200, { community: community() ?? null })),
    get('/_local/site/app.js', async () => file('text/javascript', await siteScript())),
    get('/_local/site/style.css', () => file('text/css', siteStyle())),
    get('/_local/site', page),
    get('/_local/site/', page),
    get('/_local/site/*', page),
  ];
};
