import { describe, expect, it } from 'vitest';
import { description } from '../../../infra/description.ts';
import { type ApiDocument, operationsOf } from '../../../infra/docs/document.ts';

const document: ApiDocument = JSON.parse(JSON.stringify(description()));
const operations = operationsOf(document);

/** The verbs that a summary can begin with. Add one only if none of these names the operation. */
const VERBS = [
  'Accept Activate Add Approve Archive Attach Award Ban Block Cancel Change Check Complete Connect',
  'Create Delete Disable Dismiss Duplicate Enroll Exit Expire Export Finalize Follow Get Grant Hide',
  'Import Join Leave List Lock Mark Pause Pin Preview Publish React Receive Record Refresh Refund',
  'Register Reject Remove Replace Report Request Resend Reset Resolve Restore Resume Revoke Rotate RSVP',
  'Search Send Set Sign Simulate Start Stream Submit Test Transcode Transcribe Unban Unblock Undo',
  'Unfollow Unlock Unpublish Update Upload Verify Vote Warn Withdraw',
].flatMap((line) => line.split(' '));

describe.each(operations)('the summary of $id', ({ summary }) => {
  it('has at most 60 characters', () => expect(summary.length, summary).toBeLessThanOrEqual(60));

  it('begins with a known verb', () => expect(VERBS).toContain(summary.split(' ')[0]));

  it('is unique', () => expect(operations.filter((other) => other.summary === summary)).toHaveLength(1));
});

it('the reference lists its sections in reading order, each with a title and a description', () => {
  expect(document.tags.map(({ name }) => name)).toEqual([
    ...['authentication', 'account', 'teams', 'hubs', 'members', 'community', 'messages', 'content', 'media', 'events'],
    ...['achievements', 'access', 'commerce', 'automations', 'webhooks', 'search', 'live', 'moderation', 'alerts'],
    'system',
  ]);
  for (const tag of document.tags) {
    expect(tag['x-displayName'], tag.name).toMatch(/^[A-Z]/);
    expect(tag.description, tag.name).toMatch(/^[A-Z][^.]+\.$/);
  }
});
