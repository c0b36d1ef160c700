import { demand } from '../../../../shared/client/client.ts';
import { form } from '../parts/form.ts';
import { profileInputs, profileValues } from '../parts/profile-fields.ts';
import { h } from './dom.ts';
import type { Shown } from './page.ts';
import type { Caller } from './session.ts';

/** Asks a member for the required profile fields that are empty, then shows the page that they wanted to open. */
export const completeProfile = async (caller: Caller, onDone: () => void): Promise<Shown> => {
  const keys = caller.missing();
  const fields = (await caller.fields()).filter(({ attributes: { key } }) => keys.includes(key));
  const ask = form({
    submit: 'Save and continue',
    fields: profileInputs(fields, {}),
    async act(values) {
      const attributes = { fields: profileValues(fields, values) };
      const { data } = await demand(
        caller.client.PATCH('/api/v1/me', { body: { data: { type: 'contacts', attributes } } }),
      );
      caller.setMissing('missing_fields' in data.attributes ? data.attributes.missing_fields : []);
      onDone();
      return '';
    },
  });
  return {
    title: 'Complete your profile',
    body: h(
      'div.narrow',
      {},
      h('p.quiet', {}, 'The hub asks its members for this. You can change it later on your profile.'),
      ask,
    ),
  };
};
