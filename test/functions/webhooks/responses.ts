import type { ApiResponse } from '../../support/service.ts';

interface Thing {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export const data = ({ body }: ApiResponse): Thing => body.data as Thing;
export const items = ({ body }: ApiResponse): readonly Thing[] => body.data as readonly Thing[];

/** The status and, for an error, its code and pointer. */
export const outcome = ({ status, body }: ApiResponse): string => {
  const [error] = (body as { errors?: { code?: string; source?: { pointer?: string } }[] }).errors ?? [];
  return [status, error?.code, error?.source?.pointer].filter((part) => part !== undefined).join(' ');
};
