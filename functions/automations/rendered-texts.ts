import type { DefinedNode, Definition } from '../../shared/downstream/automations/definition.ts';
import { dataOf } from '../../shared/downstream/automations/nodes/kinds.ts';
import type { NodeType } from '../../shared/downstream/automations/nodes/registry.ts';
import {
  type Filling,
  fillEmailPlaceholders,
  fillPlaceholders,
} from '../../shared/downstream/automations/placeholders.ts';
import { type HubItem, hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../shared/hubs/people/contacts/contact-item.ts';
import {
  fieldsIn,
  type ProfileFieldsItem,
  profileFieldsKey,
} from '../../shared/hubs/people/profile-fields/profile-field-item.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { own } from '../../shared/platform/runtime/own.ts';

/** The fields of a node's data that the member reads. */
interface TextFields {
  readonly subject?: string;
  readonly text: string;
  readonly fill: (text: string, filling: Filling) => string;
}

const TEXT_FIELDS: { readonly [T in NodeType]?: TextFields } = {
  send_email: { subject: 'subject', text: 'body', fill: fillEmailPlaceholders },
  send_message: { text: 'body', fill: fillPlaceholders },
  notify: { subject: 'title', text: 'body', fill: fillPlaceholders },
};

const textFields = (node: DefinedNode | undefined): TextFields | undefined => node && own(TEXT_FIELDS, node.type);

interface SimulatedStep {
  readonly node_id: string;
}

const NO_TEXT = { subject: null, text: null };

const filled = (value: unknown, { fill }: TextFields, filling: Filling): string | null =>
  typeof value === 'string' ? fill(value, filling) : null;

/** The steps of a simulation with what the member would read, placeholders filled in. */
export const withTexts = async <S extends SimulatedStep>(
  db: Table,
  hub: HubKey,
  contact_id: string,
  { nodes }: Definition,
  path: readonly S[],
) => {
  const nodeOf = ({ node_id }: S) => nodes.find(({ id }) => id === node_id);
  const hasText = path.some((step) => textFields(nodeOf(step)) !== undefined);
  const keys = [hubItemKey(hub), contactKey(hub.team, contact_id), profileFieldsKey(hub.team)];
  const [hubItem, contact, item] = hasText ? await rowsAt<[HubItem, ContactItem, ProfileFieldsItem]>(db, keys) : [];
  return path.map((step) => {
    const node = nodeOf(step);
    const fields = textFields(node);
    if (!node || !fields || !hubItem || !contact) return { ...step, ...NO_TEXT };
    const filling = { hubItem, contact, profileFields: fieldsIn(hub.team, item) };
    const data = dataOf(node);
    const subject = fields.subject === undefined ? null : filled(data[fields.subject], fields, filling);
    return { ...step, subject, text: filled(data[fields.text], fields, filling) };
  });
};
