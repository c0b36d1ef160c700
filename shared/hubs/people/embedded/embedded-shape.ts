import * as z from 'zod';
import { described, text } from '#docs';
import { prefixed } from './prefixed.ts';

const NAME = text('The current name.');
const FORMER = text('True if the person left the hub, or if their account or key was deleted.');

const photo = {
  photo_url: z.string().nullable().meta(described('A temporary URL of the photo. Null without a photo.')),
  photo_url_expires_at: z.iso
    .datetime()
    .nullable()
    .meta(described('When the URL of the photo expires. Null without a photo.')),
};

/** The schema of a person that a resource names. */
export const Person = {
  display_name: z.string().meta(described(NAME)),
  is_former_member: z.boolean().meta(described(FORMER)),
  ...photo,
};

const OptionalPerson = {
  display_name: z
    .string()
    .nullable()
    .meta(described(`${NAME} Null without a person.`)),
  is_former_member: z
    .boolean()
    .nullable()
    .meta(described(`${FORMER} Null without a person.`)),
  ...photo,
};

/** As `Person`, with the role as prefix. */
export const personShape = <R extends string>(role: R) => prefixed(role, Person);

/** As `personShape`, of a person that may be missing: every attribute is null then. */
export const optionalPersonShape = <R extends string>(role: R) => prefixed(role, OptionalPerson);
