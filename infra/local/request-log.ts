interface LoggedRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: string;
  /** Such as `12ms`. */
  readonly took: string;
  readonly id: string;
}

/** The latest requests of the gateway, newest first, without those of the console. */
export interface RequestLog {
  /** Parses a line of the gateway's log. */
  readonly record: (line: string) => void;
  readonly list: () => readonly LoggedRequest[];
}

const MAX_REQUESTS = 500;
const LINE = /^([A-Z]+) (\S+) (\d{3}) (\d+ms) (\S*)$/;

export const requestLog = (): RequestLog => {
  let requests: readonly LoggedRequest[] = [];
  return {
    record(line) {
      const [, method = '', path = '', status = '', took = '', id = ''] = LINE.exec(line) ?? [];
      if (method === '' || path.startsWith('/_local')) return;
      requests = [{ at: new Date().toISOString(), method, path, status, took, id }, ...requests].slice(0, MAX_REQUESTS);
    },
    list: () => requests,
  };
};
