import { expect } from 'vitest';
import type { EmailMessage } from '../../../shared/delivery/email/email.ts';
import type { ApiResponse } from '../../support/service.ts';
import { attributesOf } from './world.ts';

interface Opener {
  readonly service: { call(call: object): Promise<ApiResponse> };
  post(path: string, body: unknown): Promise<ApiResponse>;
}

const linkIn = ({ text }: EmailMessage): URL | undefined => {
  const [found] = /https?:\S+/.exec(text) ?? [];
  return found === undefined ? undefined : new URL(found);
};

const textOf = ({ body }: ApiResponse): string => body as unknown as string;

/** Opens the link of an email and submits its page; returns the page after that. */
const submitted = async ({ service }: Opener, { pathname, search }: URL, fields: object): Promise<string> => {
  const opened = textOf(await service.call({ path: `${pathname}${search}` }));
  expect(opened.match(/<button>/g)).toHaveLength(1);
  const token = /name="token" value="([^"]+)"/.exec(opened)?.[1] ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new TextEncoder().encode(new URLSearchParams({ token, ...fields }).toString());
  return textOf(await service.call({ method: 'POST', path: pathname, headers, body }));
};

/** The page of the hub that the submitted page redirects to. */
const redirectOf = (page: string): URL => new URL((/href="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&'));

/** Signs in with an email, by its link if it has one and by its code otherwise. */
export const signInByEmail = async (world: Opener, email: EmailMessage, slug: string) => {
  const link = linkIn(email);
  const site = link && redirectOf(await submitted(world, link, {}));
  const code = /enter this code: (\S+)/.exec(email.text)?.[1] ?? '';
  const consumed = site
    ? await world.post('/api/v1/contact-auth/exchange', { code: site.searchParams.get('code') ?? '', slug })
    : await world.post('/api/v1/contact-auth/magic-link/consume', { token: code });
  expect(consumed.status).toBe(200);
  return { site, token: String(attributesOf(consumed).access_token) };
};

/** Sets a password on the page that an email links to. */
export const choosePassword = async (world: Opener, email: EmailMessage, password: string): Promise<void> => {
  const link = linkIn(email);
  expect(link?.searchParams.get('for')).toBe('password');
  if (link) expect(await submitted(world, link, { password })).toContain('Your password has been changed');
};
