import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import { endedPage, HEADERS, type Login, loginPage } from './pages.ts';

const PATH = /^\/interaction\/[\w-]+/;

/** The path of an interaction. Undefined for the other paths of the provider. */
export const interactionPath = (url = ''): string | undefined => PATH.exec(url)?.[0];

/** Serves the page where people sign in: a form, a click on a person of the demo, or a cancellation. */
export const interactions =
  (provider: Provider, path: string, logins: readonly Login[]): RequestListener =>
  async (request, response) => {
    const answer = (status: number, page: string) => void response.writeHead(status, HEADERS).end(page);
    const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    try {
      await provider.interactionDetails(request, response);
      if (request.url === `${path}/abort`) return await finish({ error: 'access_denied' });
      const login = new URLSearchParams(await text(request)).get('login')?.trim();
      if (login) return await finish({ login: { accountId: login } });
      answer(200, loginPage(path, logins));
    } catch {
      answer(400, endedPage);
    }
  };
