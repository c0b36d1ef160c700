import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { pathPattern, READING_METHODS } from '../../../infra/firewall/rules.ts';
import { COSTLY_PATHS, REFRESH_PATHS } from '../../../infra/gateway/costly-routes.ts';
import { createHubClient } from '../../../shared/client/client.ts';
import { firewallOf, found, resourcesOf, stackWith } from '../support/template.ts';

const firewall = { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100 };
const front = Template.fromStack(firewallOf(stackWith({ stage: 'prod', firewall })));

describe('WAF', () => {
  const [first] = resourcesOf(front, 'AWS::WAFv2::WebACL');
  const acl = () => found(first) as { Rules: Record<string, unknown>[]; [name: string]: unknown };

  test('limits sign-ins with checkouts, and all requests, of each address, with metrics', () => {
    const { Rules, Scope, DefaultAction, VisibilityConfig } = acl();
    expect([Scope, DefaultAction]).toEqual(['CLOUDFRONT', { Allow: {} }]);
    const statement = (Limit: number) => ({ AggregateKeyType: 'IP', EvaluationWindowSec: 300, Limit });
    expect(Rules.map(({ Priority, Name, Statement }) => [Priority, Name, Statement])).toEqual([
      [0, 'sign-in-rate', { RateBasedStatement: { ...statement(100), ScopeDownStatement: expect.anything() } }],
      [1, 'rate', { RateBasedStatement: statement(3_000) }],
    ]);
    for (const config of [VisibilityConfig, ...Rules.map((rule) => rule.VisibilityConfig)])
      expect(config).toMatchObject({ CloudWatchMetricsEnabled: true, SampledRequestsEnabled: true });
  });

  test('keeps the query, the credentials and the body out of sampled requests', () => {
    const { DataProtections } = acl().DataProtectionConfig as { DataProtections: Record<string, unknown>[] };
    expect(DataProtections.map(({ Action }) => Action)).toEqual(['SUBSTITUTION', 'SUBSTITUTION', 'SUBSTITUTION']);
    expect(DataProtections.map(({ Field }) => Field)).toEqual([
      { FieldType: 'QUERY_STRING' },
      { FieldType: 'SINGLE_HEADER', FieldKeys: ['authorization', 'cookie'] },
      { FieldType: 'BODY' },
    ]);
  });

  test('responds as the service does: 429 with Retry-After, readable by any origin', () => {
    const { Rules, CustomResponseBodies } = acl();
    for (const { Action } of Rules) {
      const { CustomResponse } = (Action as { Block: { CustomResponse: Record<string, unknown> } }).Block;
      expect(CustomResponse.ResponseCode).toBe(429);
      expect(CustomResponse.ResponseHeaders).toEqual(
        expect.arrayContaining([
          { Name: 'Retry-After', Value: '60' },
          { Name: 'Access-Control-Allow-Origin', Value: '*' },
        ]),
      );
      const bodies = CustomResponseBodies as Record<string, { Content: string; ContentType: string }>;
      const { Content = '', ContentType } = bodies[String(CustomResponse.CustomResponseBodyKey)] ?? {};
      expect(ContentType).toBe('APPLICATION_JSON');
      const detail = expect.stringContaining('try again in 60 seconds');
      expect(JSON.parse(Content)).toMatchObject({
        errors: [
          {
            status: '429',
            code: 'rate_limited',
            links: { about: expect.stringMatching(/^https:\/\/[\w.]+\/docs\/errors#rate_limited$/) },
            detail,
          },
        ],
      });
    }
  });

  test('sends a Retry-After that the service’s client accepts', async () => {
    const waits: number[] = [];
    const { Rules } = acl();
    const [header] = JSON.stringify(Rules).match(/"Retry-After","Value":"\d+"/) ?? [];
    const seconds = /\d+/.exec(header ?? '')?.[0] ?? '';
    const refusal = () => Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': seconds } }));
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const client = createHubClient({ baseUrl: 'https://api.example.com', fetch: refusal, wait });
    await client.GET('/api/v1/me');
    expect(waits).toEqual([Number(seconds) * 1_000, Number(seconds) * 1_000]);
  });

  test('does not count preflights and GET requests as sign-ins', () => {
    const [signIn, all] = acl().Rules;
    const method = expect.objectContaining({ FieldToMatch: { Method: {} }, RegexString: READING_METHODS });
    expect(JSON.stringify(all?.Statement)).not.toContain('Method');
    const not = (RegexMatchStatement: unknown) => ({ NotStatement: { Statement: { RegexMatchStatement } } });
    const Statements = [{ RegexMatchStatement: expect.anything() }, not(expect.anything()), not(method)];
    expect(signIn?.Statement).toMatchObject({
      RateBasedStatement: { ScopeDownStatement: { AndStatement: { Statements } } },
    });
    const reads = new RegExp(READING_METHODS);
    for (const one of ['GET', 'HEAD', 'OPTIONS']) expect([one, reads.test(one)]).toEqual([one, true]);
    for (const one of ['POST', 'PUT', 'PATCH', 'DELETE', 'GETS']) expect([one, reads.test(one)]).toEqual([one, false]);
  });

  test('counts the paths that the gateway throttles, except those that refresh a session', () => {
    const [signIn] = acl().Rules;
    const text = JSON.stringify(signIn?.Statement);
    const patterns = [COSTLY_PATHS, REFRESH_PATHS].map(pathPattern);
    for (const pattern of patterns) {
      expect(text).toContain(JSON.stringify(pattern));
      expect(pattern.length).toBeLessThanOrEqual(512);
    }
    expect(text).toContain('URL_DECODE');
    expect(text).toContain('NORMALIZE_PATH');
    const [costly, refresh] = patterns.map((pattern) => new RegExp(pattern));
    const counted = (path: string) => costly?.test(path) && !refresh?.test(path);
    for (const prefix of ['/api/v1', '/api']) {
      for (const path of [
        '/auth/login',
        '/auth/register/',
        '/contact-auth/magic-link',
        '/hub/a/checkout',
        '/hub/a/checkout/b',
      ])
        expect([path, counted(`${prefix}${path}`)]).toEqual([path, true]);
      for (const path of [
        '/auth/refresh',
        '/contact-auth/refresh/',
        '/hubs',
        '/hub/a/products',
        '/me',
        '/x/auth/login',
      ])
        expect([path, counted(`${prefix}${path}`)]).toEqual([path, false]);
    }
  });
});
