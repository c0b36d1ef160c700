import { counted } from '../../../../shared/platform/text/counted.ts';

/** The calls and bytes of the page that is shown. */
let calls = 0;
let bytes = 0;
let shown: (text: string) => void = () => undefined;

const size = (count: number): string => (count < 1_024 ? `${count} B` : `${(count / 1_024).toFixed(1)} KB`);

const show = (): void => shown(`${counted(calls, 'call')} · ${size(bytes)}`);

/** Starts to count for a new page. */
export const startCounting = (onChange: (text: string) => void): void => {
  [calls, bytes, shown] = [0, 0, onChange];
  show();
};

/** Sends a request and counts it with the bytes of its response. */
export const countedFetch = async (request: Request): Promise<Response> => {
  calls += 1;
  const response = await fetch(request);
  const { byteLength } = await response.clone().arrayBuffer();
  bytes += byteLength;
  show();
  return response;
};
