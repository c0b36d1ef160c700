import { demand, type Schemas, uploadPortrait } from '../../../../shared/client/client.ts';
import { type Child, h, link } from '../base/dom.ts';
import type { SitePage, Visit } from '../base/page.ts';
import { achievementsOf } from '../parts/achievements.ts';
import { form } from '../parts/form.ts';
import { photo } from '../parts/person.ts';
import { profileInputs, profileValues } from '../parts/profile-fields.ts';

type Contact = Pick<Schemas['Contact']['attributes'], 'name' | 'headline' | 'bio' | 'profile_links' | 'fields'>;

const missing = (keys: readonly string[], fields: readonly Schemas['ProfileField'][]): Child => {
  const labels = fields
    .filter(({ attributes: { key } }) => keys.includes(key))
    .map(({ attributes }) => attributes.label);
  return labels.length > 0 && h('p.bad', {}, `Please fill in: ${labels.join(', ')}.`);
};

const about = ({ caller }: Visit, contact: Contact, fields: readonly Schemas['ProfileField'][]): HTMLElement =>
  form({
    submit: 'Save the profile',
    fields: [
      { name: 'name', label: 'Name', value: contact.name ?? '' },
      { name: 'headline', label: 'Headline', value: contact.headline ?? '', hint: 'One line about you.' },
      { name: 'bio', label: 'About you', kind: 'long', value: contact.bio ?? '' },
      {
        name: 'profile_links',
        label: 'Links',
        kind: 'long',
        value: contact.profile_links.map(({ url }) => url).join('\n'),
        hint: 'Write each address on a line of its own.',
      },
      ...profileInputs(fields, contact.fields),
    ],
    async act(values) {
      const { text } = values;
      const urls = text('profile_links').split(/\s+/).filter(Boolean);
      const attributes = {
        name: text('name'),
        headline: text('headline') || null,
        bio: text('bio') || null,
        profile_links: urls.map((url) => ({
          url,
          label: contact.profile_links.find((known) => known.url === url)?.label ?? null,
        })),
        fields: profileValues(fields, values),
      };
      await demand(caller.client.PATCH('/api/v1/me', { body: { data: { type: 'contacts', attributes } } }));
      return 'Saved.';
    },
  });

const portrait = ({ caller, reload }: Visit): HTMLElement =>
  form({
    submit: 'Replace the photo',
    fields: [{ name: 'avatar', label: 'Photo', kind: 'file' }],
    async act({ file }) {
      const chosen = file('avatar');
      if (!chosen) throw new Error('Choose a picture first.');
      await uploadPortrait(caller.client, 'avatar', chosen);
      await reload();
      return undefined;
    },
  });

/** The member’s own account. */
export const profile: SitePage = {
  path: '/profile',
  async open(visit) {
    const { client, hub, id, fields: profileFields } = visit.caller;
    const path = { hub_id: hub, contact_id: id };
    const [{ data }, { data: earned }, fields] = await Promise.all([
      demand(client.GET('/api/v1/me')),
      demand(client.GET('/api/v1/hubs/{hub_id}/members/{contact_id}/achievements', { params: { path } })),
      profileFields(),
    ]);
    if (!('fields' in data.attributes)) throw new Error('Sign in as a member to see your profile.');
    const contact = data.attributes;
    return {
      title: 'Profile',
      body: h(
        'div.narrow',
        {},
        h(
          'div.row',
          {},
          photo(contact.name ?? '', contact.photo_url, 'large'),
          h(
            'div',
            {},
            h('strong', {}, contact.name),
            h('p.small', {}, contact.email),
            h('p', {}, link(`/members/${id}`, {}, 'As others see it'), ' · ', link('/blocks', {}, 'Blocked members')),
          ),
        ),
        missing(contact.missing_fields, fields),
        about(visit, contact, fields),
        h('h2', {}, 'Photo'),
        portrait(visit),
        h('h2', {}, 'Achievements'),
        achievementsOf(earned),
      ),
    };
  },
};
