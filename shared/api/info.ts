import type { ZodOpenApiObject } from 'zod-openapi';

/** The introduction of the document: what applies to every operation. */
const description = `
The API for membership hubs: teams of creators, their hubs, and the members of these hubs.

**Alpha.** Version 0.1.0 of the API is in an alpha period; \`GET /version\` returns the version of the running build, which
changes with each release. The change log lists breaking changes. New routes, optional attributes, error codes and event
types are added without notice; ignore those that you do not know.

**Paths.** Every path under \`/api/v1\` is also available under \`/api\`, with the same rules and shared rate limits.

**Authentication.** \`Authorization: Bearer …\` takes a platform token (a creator's user), a contact token (a member) or a
team API key (\`svc_sk_…\`). Each operation lists the credentials it accepts; a public operation ignores them.

**Documents.** Bodies are JSON:API (\`application/vnd.api+json\`, or \`application/json\` in requests) of at most 1 MiB;
an operation with another limit or other media types says so. Ids are UUIDs or names. A composed id joins its
parts with colons; the schema of the resource shows the form. A path accepts the composed id or its last part. Times are
ISO 8601 in UTC. A created resource with its own URL has a \`Location\`.
Unknown properties are ignored and listed in \`meta.ignored\`; with \`Prefer: handling=strict\` they return 422. Those
whose loss would do harm always do: attributes outside an empty or missing \`attributes\`, a \`data\` object around all
attributes of a body that has no envelope, and names that the operation refuses, as \`event_types\` of a webhook endpoint.

**Names.** A resource that names a person has their name and photo, and a resource that names another has its title, so
that a page needs one call.

**Pagination.** Lists take \`page[size]\` and \`page[after]\`. Follow \`links.next\` until \`meta.has_more\` is false.
An unknown filter or \`sort\` is refused with 400.

**Errors.** An error response is a document with \`errors\`. Branch on the status and, if present, the \`code\`. A request
that does not match its schema returns 422 without a code; \`source\` gives the location. An unknown path returns 404
without a code. An unsupported method returns 405; \`Allow\` lists the supported methods.

**Live updates.** A WebSocket sends a member the events of a hub, notifications and unread counts as they happen. The event
stream of the hub has the same events.

**Idempotency.** A POST with an \`Idempotency-Key\` is executed once: for 24 hours the same key and body return the
stored response.

**Rate limits.** Limited operations send \`RateLimit-Policy\` and \`RateLimit\`. Beyond the limit, the response is 429 with
\`Retry-After\` in seconds.

**Support.** Every response has an \`X-Request-ID\`; an error repeats it in \`meta.request_id\`.
`;

export const info: ZodOpenApiObject['info'] = {
  title: 'Hub Membership Service',
  version: '0.1.0',
  description: description.trim(),
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
};
