import type { ZodOpenApiObject } from 'zod-openapi';

/** What holds for every operation; said once, at the head of the document. */
const description = `
The backend that creators run their membership hubs on.

**Alpha.** Version 0.1.0 is in an alpha period: what breaks clients is recorded in the change log; new routes, optional
fields, error codes and event types come without notice, so clients ignore what they do not know.

**Paths.** Everything under \`/api/v1\` answers under \`/api\` too, with the same rules and the same counters.

**Credentials.** \`Authorization: Bearer …\` carries a platform token (a creator's user), a contact token (a member) or a
team API key (\`svc_sk_…\`). Each operation says which it takes; an open one looks at none.

**Documents.** Bodies are JSON:API (\`application/vnd.api+json\`; \`application/json\` is read as well) of at most 1 MiB.
Ids are UUIDs or names. A composed id joins its parts with colons, as the schema of its resource says; a path accepts
the composed id or its last part. Times are ISO 8601 in UTC. The route of a create that has a URL answers with \`Location\`.

**Lists.** \`page[size]\` and \`page[after]\` page through a list; follow \`links.next\` until \`meta.has_more\` is false.
A misspelt filter is refused with 400 instead of being ignored.

**Errors.** A failure is a document with \`errors\`. Branch on the status and, where there is one, the \`code\`; a request
that does not fit its schema is a 422 whose \`source\` says where, without a code. An unknown path is a 404 without a
code, an unsupported method a 405 with every supported one in \`Allow\`.

**Repeating.** A POST with an \`Idempotency-Key\` is done once: for 24 hours the same key and body are answered as the
first time.

**Limits.** Limited routes send \`RateLimit-Policy\` and \`RateLimit\`; a refusal is a 429 with \`Retry-After\` in seconds.

**Support.** Every answer carries \`X-Request-ID\`, and every error repeats it in \`meta.request_id\`.
`;

export const info: ZodOpenApiObject['info'] = {
  title: 'Hub Membership Service',
  version: '0.1.0',
  description: description.trim(),
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
};
