const cookiePair = (header: string): readonly [string, string] => {
  const [pair = ''] = header.split(';');
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
};

/** A browser that knows the cookies of one site and follows its redirects. */
export const browserAt = (origin: string) => {
  const cookies = new Map<string, string>();

  /** Opens a page of the site. Returns the page, or the URL of another site to which it redirects. */
  const open = async (url: URL, form?: Readonly<Record<string, string>>): Promise<URL | string> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const header of response.headers.getSetCookie()) cookies.set(...cookiePair(header));
    const location = response.headers.get('location');
    if (location === null) return response.text();
    await response.body?.cancel();
    const next = new URL(location, url);
    return next.origin === origin ? open(next) : next;
  };

  /** Submits the form of a page. */
  const submit = (page: URL | string, values: Readonly<Record<string, string>>): Promise<URL | string> => {
    if (page instanceof URL) throw new Error(`There is no form: the site leads to ${page.href}.`);
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    if (action === undefined) throw new Error(`The page has no form: ${page}`);
    return open(new URL(action, origin), values);
  };

  return { open, submit };
};
