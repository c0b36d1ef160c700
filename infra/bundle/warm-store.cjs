// A fake DynamoDB, KMS and SQS with one row for every key: the caller is an owner, and every row exists.
const { createServer } = require('node:http');

const TIME = '2026-01-01T00:00:00.000Z';
const ID = '01900000-0000-7000-8000-000000000000';

const text = (value) => ({ S: value });

const PERMISSIONS = [
  ...['team.manage', 'users.manage', 'roles.manage', 'keys.manage', 'hubs.manage', 'content.manage', 'members.read'],
  ...['members.manage', 'members.moderate', 'commerce.read', 'commerce.manage', 'automations.manage'],
  ...['webhooks.manage', 'analytics.read', 'audit.read'],
];

const row = (key) => ({
  ...key,
  id: text(key.sk?.S.split('#').at(-1) || ID),
  team_id: text(ID),
  hub_id: text(ID),
  user_id: text(ID),
  role_id: text('owner'),
  roles: { M: { owner: { M: { name: text('Owner'), system: text('owner'), permissions: { SS: PERMISSIONS } } } } },
  name: text('Name'),
  slug: text('slug'),
  email: text('warm@example.com'),
  version: { N: '1' },
  ops: text('[]'),
  created_at: text(TIME),
  updated_at: text(TIME),
});

const ANSWERS = {
  BatchGetItem: ({ RequestItems }) => ({
    Responses: Object.fromEntries(Object.entries(RequestItems).map(([table, { Keys }]) => [table, Keys.map(row)])),
    UnprocessedKeys: {},
  }),
  GetItem: ({ Key }) => ({ Item: row(Key) }),
  UpdateItem: ({ Key }) => ({ Attributes: row(Key) }),
  Query: () => ({ Items: [1, 2].map((nth) => row({ pk: text('pk'), sk: text(`ROW#${nth}`) })), Count: 2 }),
  Sign: () => ({ Signature: Buffer.alloc(64).toString('base64') }),
};

/** Listens on a free port and returns the origin. */
exports.startStore = () => {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const operation = String(request.headers['x-amz-target']).split('.').at(-1);
      const body = ANSWERS[operation]?.(JSON.parse(Buffer.concat(chunks))) ?? {};
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`));
  });
};
