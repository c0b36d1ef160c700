import type { ApiResponse } from './service.ts';

export interface ResourceObject {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links?: { readonly self?: string };
}

interface ErrorObject {
  readonly code?: string;
  readonly source?: { readonly pointer?: string; readonly parameter?: string };
}

/** The resource that was answered. */
export const data = ({ body }: ApiResponse): ResourceObject => body.data as ResourceObject;

/** The resources of a list that was answered. */
export const items = ({ body }: ApiResponse): readonly ResourceObject[] => body.data as readonly ResourceObject[];
export const ids = (answered: ApiResponse): readonly string[] => items(answered).map(({ id }) => id);
/** The contacts whom the resources of a list are about. */
export const contactIds = (answered: ApiResponse) => items(answered).map(({ attributes }) => attributes.contact_id);

/** What an answer refuses with; an answer that does not has no such member. */
export const errors = ({ body }: ApiResponse): readonly ErrorObject[] => body.errors as readonly ErrorObject[];
export const pointers = (answered: ApiResponse) => errors(answered).map(({ source }) => source?.pointer);

/** Status, code and where, the last two of a refusal: `[422, 'name_taken', '/data/attributes/name']` */
export const refusal = (answered: ApiResponse): readonly unknown[] => {
  const [first] = errors(answered) ?? [];
  const parts = [answered.status, first?.code, first?.source?.pointer ?? first?.source?.parameter];
  return parts.filter((part) => part !== undefined);
};

/** The same as one text: `201`, `422 name_taken /data/attributes/name` */
export const outcome = (answered: ApiResponse): string => refusal(answered).join(' ');
