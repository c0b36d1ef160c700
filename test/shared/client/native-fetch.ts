type HeadersInit = ConstructorParameters<typeof Headers>[0];

interface Init {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: string | null;
  readonly signal?: AbortSignal | null;
}

/** A body that is read as a whole: React Native has no `body` with a stream. */
class NativeBody {
  readonly headers: Headers;
  bodyUsed = false;
  protected readonly whole: string;

  constructor(whole: string, headers?: HeadersInit) {
    this.whole = whole;
    this.headers = new Headers(headers);
  }

  async text(): Promise<string> {
    if (this.bodyUsed) throw new TypeError('Already read');
    this.bodyUsed = true;
    return this.whole;
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

/** The `Request` of React Native: it has no `body`, and it can only be copied before it is read. */
export class NativeRequest extends NativeBody {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal | null;

  constructor(input: string | NativeRequest, init: Init = {}) {
    const from = typeof input === 'string' ? undefined : input;
    if (from?.bodyUsed) throw new TypeError('Already read');
    super(init.body ?? from?.whole ?? '', init.headers ?? from?.headers);
    this.url = typeof input === 'string' ? input : input.url;
    this.method = (init.method ?? from?.method ?? 'GET').toUpperCase();
    this.signal = init.signal ?? from?.signal ?? null;
  }

  clone(): NativeRequest {
    return new NativeRequest(this);
  }
}

/** The `Response` of React Native. */
export class NativeResponse extends NativeBody {
  readonly status: number;

  constructor(whole: string, { status, headers }: { readonly status: number; readonly headers: HeadersInit }) {
    super(whole, headers);
    this.status = status;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }
}
