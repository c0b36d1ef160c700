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

/** The resource of a response. */
export const data = ({ body }: ApiResponse): ResourceObject => body.data as ResourceObject;

/** The resources of a list response. */
export const items = ({ body }: ApiResponse): readonly ResourceObject[] => body.data as readonly ResourceObject[];
export const ids = (response: ApiResponse): readonly string[] => items(response).map(({ id }) => id);
/** The `contact_id` of each resource of a list. */
export const contactIds = (response: ApiResponse) => items(response).map(({ attributes }) => attributes.contact_id);

/** The errors of a response; `undefined` for a success. */
export const errors = ({ body }: ApiResponse): readonly ErrorObject[] => body.errors as readonly ErrorObject[];
export const pointers = (response: ApiResponse) => errors(response).map(({ source }) => source?.pointer);

/** The status, and the code and source of the first error: `[422, 'name_taken', '/data/attributes/name']` */
export const refusal = (response: ApiResponse): readonly unknown[] => {
  const [first] = errors(response) ?? [];
  const parts = [response.status, first?.code, first?.source?.pointer ?? first?.source?.parameter];
  return parts.filter((part) => part !== undefined);
};

/** The same as one text: `201`, `422 name_taken /data/attributes/name` */
export const outcome = (response: ApiResponse): string => refusal(response).join(' ');
