import { type Area, check } from '../check.ts';
import { expects, expectsValue, Mismatch } from '../expect.ts';
import { isInteger, isMoment, isObject, isText } from '../matchers.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { hubPath, type World } from '../world.ts';
import { discuss } from './discussions.ts';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends a file as a browser does: the fields of the form, then the file. */
const send = async ({ client }: World, upload: unknown, bytes: Buffer): Promise<number> => {
  const form = new FormData();
  const fields = valueAt(upload, 'fields');
  for (const [name, value] of Object.entries(typeof fields === 'object' && fields !== null ? fields : {}))
    form.set(name, String(value));
  form.set('file', new Blob([new Uint8Array(bytes)]), 'verify.png');
  return (await client.send({ method: 'POST', path: String(valueAt(upload, 'url')), raw: form })).status;
};

const upload = async (world: World): Promise<string> => {
  const member = as(world, 'member');
  const declared = { filename: 'verify.png', mime_type: 'image/png', size_bytes: PNG.length };
  const begun = expects(await member.post(hubPath(world, '/uploads'), envelope('uploads', declared)), {
    status: 201,
    headers: { location: undefined },
    body: { 'data.attributes.upload': isObject, 'data.attributes.upload.url': isText },
  });
  const form = valueAt(begun.json, 'data.attributes.upload');
  const refused = await send(world, form, Buffer.concat([PNG, PNG]));
  expectsValue('the status of a file that is larger than declared', refused >= 400 && refused < 500, true, begun);
  expectsValue('the status of the declared file', await send(world, form, PNG), 204, begun);
  const ended = await member.post(`/api/v1/uploads/${valueAt(begun.json, 'data.id')}/finalize`);
  expects(ended, {
    status: 200,
    body: {
      'data.attributes.file_id': isText,
      'data.attributes.media_id': isText,
      'data.attributes.status_upload': isText,
      'data.attributes.mime_type': 'image/png',
      'data.attributes.asset_kind': isText,
      'data.attributes.filename': 'verify.png',
      'data.attributes.size_bytes': PNG.length,
    },
  });
  return String(valueAt(ended.json, 'data.attributes.media_id'));
};

export const media: Area = {
  name: 'uploads and attachments',
  checks: [
    check(
      'C051 C416 C288 C405 C407 C409 C411 C412 C413 C414 C415',
      'a file is uploaded to the bucket, attached, changed and read back',
      async (world) => {
        const member = as(world, 'member');
        const media_id = await upload(world);
        const target = { target_type: 'discussion', target_id: await discuss(world) };
        const attach = (attributes: object) => member.post('/api/v1/attachments', envelope('attachments', attributes));
        expects(await attach(target), { status: 422 });
        expects(await attach({ media_id, ...target, target_id: 'x'.repeat(35) }), { status: 422 });
        const made = expects(await attach({ media_id, ...target }), {
          status: 201,
          body: { 'data.attributes.position': 0, 'data.attributes.created_at': isMoment },
        });
        const path = `/api/v1/attachments/${valueAt(made.json, 'data.id')}`;
        const change = (attributes: object) => member.patch(path, envelope('attachments', attributes));
        expects(await change({}), { status: 200, body: { 'data.attributes.position': 0 } });
        for (const attributes of [{ position: null }, { role: null }])
          expects(await change(attributes), { status: 422 });
        expects(await change({ role: 'thumbnail' }), {
          status: 200,
          body: { 'data.attributes.role': 'thumbnail', 'data.attributes.position': 0 },
        });
        const shown = expects(await member.get(`/api/v1/discussions/${target.target_id}`), {
          status: 200,
          body: {
            'data.attributes.attachments.0.media_id': media_id,
            'data.attributes.attachments.0.filename': 'verify.png',
            'data.attributes.attachments.0.size_bytes': isInteger,
            'data.attributes.attachments.0.url': isText,
          },
        });
        const response = await fetch(String(valueAt(shown.json, 'data.attributes.attachments.0.url')));
        const bytes = Buffer.from(await response.arrayBuffer());
        if (!bytes.equals(PNG))
          throw new Mismatch('the uploaded bytes', `${response.status}, ${bytes.length} bytes`, shown);
      },
    ),
    check('C406 C408 C410', 'targets, roles and positions outside their values are 422', async (world) => {
      const valid = { media_id: world.space, target_type: 'discussion', target_id: world.space };
      const refused = [
        { target_type: 'team' },
        { role: 'other' },
        { position: -1 },
        { position: 2_147_483_648 },
        { position: 1.5 },
      ];
      for (const attributes of refused)
        expects(
          await as(world, 'member').post('/api/v1/attachments', envelope('attachments', { ...valid, ...attributes })),
          {
            status: 422,
            body: { 'errors.0.source.pointer': isText },
          },
        );
    }),
    check(
      'C417 C418 C419 C420 C421 C422 C052',
      'a picture is begun within its size, and refused outside of it',
      async (world) => {
        const begin = (kind: 'avatar' | 'banner', attributes: object) =>
          as(world, 'member').post(`/api/v1/me/${kind}`, envelope(`${kind}s`, attributes));
        const png = { mime_type: 'image/png' };
        for (const [kind, size_bytes] of [
          ['avatar', 5_242_880],
          ['banner', 10_485_760],
        ] as const) {
          expects(await begin(kind, { ...png, size_bytes }), { status: 201, headers: { location: undefined } });
          for (const size of [size_bytes + 1, 0, -1])
            expects(await begin(kind, { ...png, size_bytes: size }), { status: 422 });
        }
        expects(await begin('avatar', { ...png, size_bytes: 1, unknown: true }), { status: 422 });
        expects(await begin('avatar', { size_bytes: 1 }), {
          status: 422,
          body: { 'errors.0.source.pointer': '/data/attributes/mime_type' },
        });
      },
    ),
  ],
};
