import { type Area, check } from '../check.ts';
import { expects } from '../expect.ts';
import { isBoolean, isInteger, isList, isMoment, isObject, isText, ofLength } from '../matchers.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { hubPath, inHub, inTeam, type World } from '../world.ts';
import { createMember } from './contacts.ts';

const create = async (world: World, attributes: object): Promise<string> => {
  const body = envelope('achievements', { title: 'Verify', points: 5, ...attributes });
  const made = expects(await as(world, 'owner').post(inTeam(world, '/achievements'), body), {
    status: 201,
    body: { 'data.attributes.award_mode': 'manual', 'data.attributes.points': 5 },
  });
  const achievement_id = String(valueAt(made.json, 'data.id'));
  const attach = envelope('achievements', { achievement_id });
  expects(await as(world, 'owner').post(inHub(world, '/achievements'), attach), { status: 201 });
  return achievement_id;
};

const catalogue = (world: World, caller: 'member' | 'second') => as(world, caller).get(hubPath(world, '/achievements'));

export const achievements: Area = {
  name: 'achievements',
  checks: [
    check(
      'C326 C327 C328 C329 C330 C331 C332 C335 C346 C350 C351',
      'an offered achievement is listed with its defaults, unearned',
      async (world) => {
        await create(world, { appearance: { emoji: null, fill_color: null, icon: null, image_src: null, text: null } });
        const first = (name: string) => `data.0.attributes.${name}`;
        expects(await catalogue(world, 'member'), {
          status: 200,
          body: {
            data: ofLength(1),
            included: isList,
            'links.self': isText,
            meta: isObject,
            [first('title')]: 'Verify',
            [first('points')]: isInteger,
            [first('is_secret')]: isBoolean,
            [first('is_active')]: isBoolean,
            [first('email_notification_enabled')]: isBoolean,
            [first('created_at')]: isMoment,
            [first('updated_at')]: isMoment,
            [first('earned_at')]: null,
            [first('appearance.color')]: '#5581f4',
            [first('appearance.content_color')]: '#ffffff',
            [first('appearance.shape')]: 'hexagon',
          },
        });
      },
    ),
    check('C336 C337 C340', 'an award is shown with its holder, and after it was revoked', async (world) => {
      const owner = as(world, 'owner');
      const contact_id = await createMember(world, 'awarded');
      const id = await create(world, { title: 'Awarded' });
      const award = inHub(world, `/achievements/${id}/awards/${contact_id}`);
      const held = () => owner.get(hubPath(world, `/members/${contact_id}/achievements`));
      expects(await owner.post(award), { status: [200, 201] });
      expects(await held(), {
        status: 200,
        body: { 'data.0.id': id, 'data.0.attributes.earned_at': isMoment, 'data.0.attributes.points_awarded': 5 },
      });
      const mine = expects(await catalogue(world, 'second'), { status: 200, body: { data: ofLength(2) } });
      for (const nth of [0, 1]) expects(mine, { status: 200, body: { [`data.${nth}.attributes.earned_at`]: null } });
      expects(await owner.remove(award), { status: 204 });
      expects(await held(), { status: 200, body: { 'data.0.attributes.revoked_at': isMoment } });
    }),
    check('C341', 'a secret achievement is not listed to those who have not earned it', async (world) => {
      await create(world, { title: 'Secret', is_secret: true });
      expects(await catalogue(world, 'member'), { status: 200, body: { data: ofLength(2) } });
    }),
    check(
      'C109 C344 C345',
      'page sizes from 1 to 100 are accepted; others are 422 with a detail array',
      async (world) => {
        for (const size of [1, 100])
          expects(await as(world, 'member').get(hubPath(world, `/achievements?page[size]=${size}`)), { status: 200 });
        for (const size of [0, 101])
          expects(await as(world, 'member').get(hubPath(world, `/achievements?page[size]=${size}`)), {
            status: 422,
            body: { 'detail.0.loc': isList, 'detail.0.msg': isText, errors: isList },
          });
      },
    ),
    check('C347 C348 C349 C352', 'too long appearances, and attaching nothing, are 422', async (world) => {
      const refused = [
        { emoji: 'x'.repeat(17) },
        { text: 'x'.repeat(9) },
        { image_src: 'https://a.example/'.padEnd(2_049, 'x') },
      ];
      for (const appearance of refused) {
        const body = envelope('achievements', { title: 'Verify', appearance });
        expects(await as(world, 'owner').post(inTeam(world, '/achievements'), body), { status: 422 });
      }
      expects(await as(world, 'owner').post(inHub(world, '/achievements'), envelope('achievements', {})), {
        status: 422,
        body: { 'errors.0.source.pointer': '/data/attributes/achievement_id' },
      });
    }),
  ],
};
