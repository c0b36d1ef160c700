import { expect, it } from 'vitest';
import { description } from '../../../infra/description.ts';
import { type ApiDocument, operationsOf } from '../../../infra/docs/document.ts';

const document: ApiDocument = JSON.parse(JSON.stringify(description()));
const operations = operationsOf(document);

const summaries = operations.map(({ summary }) => summary);

it('a summary has at most 60 characters, begins with a capital letter and ends without a full stop', () => {
  expect(summaries.length).toBeGreaterThan(300);
  expect(summaries.filter((summary) => !/^[A-Z].{0,58}[^.]$/.test(summary))).toEqual([]);
});

it('no two operations have the same summary', () => {
  expect(summaries.filter((summary, nth) => summaries.indexOf(summary) !== nth)).toEqual([]);
});

it('the reference lists its sections in reading order, each with a title and a description', () => {
  expect(document.tags.map(({ name }) => name)).toEqual([
    'authentication',
    'account',
    'teams',
    'hubs',
    'members',
    'community',
    'messages',
    'content',
    'media',
    'events',
    'achievements',
    'access',
    'commerce',
    'automations',
    'webhooks',
    'search',
    'live',
    'moderation',
    'alerts',
    'system',
  ]);
  for (const tag of document.tags) {
    expect(tag['x-displayName'], tag.name).toMatch(/^[A-Z]/);
    expect(tag.description, tag.name).toMatch(/^[A-Z][^.]+\.$/);
  }
});
