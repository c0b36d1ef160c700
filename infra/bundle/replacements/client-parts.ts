const CLIENT = '@smithy/core/dist-es/submodules/client';

/** Parts of an AWS client that no client here uses in full. The figures are KB of the bundle of hubs (gzipped). */
export const CLIENT_PARTS: Readonly<Record<string, string>> = {
  // Requests alone are signed, in their headers: no event, message, text or address. 2 (0.4)
  '@smithy/signature-v4/dist-es/SignatureV4.js': `
    import { toHex, toUint8Array } from '@smithy/core/serde';
    import { createScope, getSigningKey } from './credentialDerivation';
    import { getCanonicalHeaders } from './getCanonicalHeaders';
    import { getPayloadHash } from './getPayloadHash';
    import { prepareRequest } from './prepareRequest';
    import { SignatureV4Base } from './SignatureV4Base';
    export class SignatureV4 extends SignatureV4Base {
      async sign(toSign, { signingDate, signingRegion, signingService = this.service }) {
        const credentials = await this.credentialProvider();
        this.validateResolvedCredentials(credentials);
        const region = signingRegion ?? (await this.regionProvider());
        const request = prepareRequest(toSign);
        const { longDate, shortDate } = this.formatDate(signingDate);
        const scope = createScope(shortDate, region, signingService);
        const { headers } = request;
        headers['x-amz-date'] = longDate;
        if (credentials.sessionToken) headers['x-amz-security-token'] = credentials.sessionToken;
        headers['x-amz-content-sha256'] = await getPayloadHash(request, this.sha256);
        const signed = getCanonicalHeaders(request);
        const canonical = this.createCanonicalRequest(request, signed, headers['x-amz-content-sha256']);
        const algorithm = 'AWS4-HMAC-SHA256';
        const hash = new this.sha256(await getSigningKey(this.sha256, credentials, shortDate, region, signingService));
        hash.update(toUint8Array(await this.createStringToSign(longDate, scope, canonical, algorithm)));
        headers.authorization = algorithm + ' Credential=' + credentials.accessKeyId + '/' + scope +
          ', SignedHeaders=' + this.getCanonicalHeaderList(signed) + ', Signature=' + toHex(await hash.digest());
        return request;
      }
    }`,
  // Nothing is removed from a client's middleware. 2.3 (0.6)
  [`${CLIENT}/middleware-stack/MiddlewareStack.js`]: `
    const STEPS = ['deserialize', 'finalizeRequest', 'build', 'serialize', 'initialize'];
    const PRIORITIES = ['low', 'normal', 'high'];
    const namesOf = ({ name, aliases }) => [...(name ? [name] : []), ...(aliases ?? [])];
    const expanded = (entry) =>
      [...entry.before.flatMap(expanded), entry, ...entry.after.toReversed().flatMap(expanded)];
    export const constructStack = () => {
      let absolute = [];
      let relative = [];
      const added = (entries, entry) => {
        const names = namesOf(entry);
        const isSame = (other) => namesOf(other).some((name) => names.includes(name));
        if (!entry.override && [...absolute, ...relative].some(isSame)) throw new Error('Duplicate middleware ' + names);
        return [...entries.filter((other) => !isSame(other)), entry];
      };
      const ordered = () => {
        const copies = (entries) => entries.map((entry) => ({ ...entry, before: [], after: [] }));
        const [first, others] = [copies(absolute), copies(relative)];
        const byName = Object.fromEntries([...first, ...others].flatMap((one) => namesOf(one).map((name) => [name, one])));
        for (const entry of others) {
          const target = byName[entry.toMiddleware];
          if (!target) throw new Error('No middleware ' + entry.toMiddleware);
          target[entry.relation].push(entry);
        }
        const rank = ({ step, priority }) => 3 * STEPS.indexOf(step) + PRIORITIES.indexOf(priority);
        return first.sort((a, b) => rank(b) - rank(a)).flatMap(expanded);
      };
      const applyToStack = (other) => {
        for (const entry of absolute) other.add(entry.middleware, entry);
        for (const entry of relative) other.addRelativeTo(entry.middleware, entry);
        return other;
      };
      const stack = {
        add(middleware, options) {
          absolute = added(absolute, { step: 'initialize', priority: 'normal', ...options, middleware });
        },
        addRelativeTo(middleware, options) {
          relative = added(relative, { ...options, middleware });
        },
        applyToStack,
        clone: () => applyToStack(constructStack()),
        concat(from) {
          const both = stack.clone();
          both.use(from);
          return both;
        },
        identify: () => [...absolute, ...relative].map((entry) => namesOf(entry).join()),
        resolve: (handler, context) =>
          ordered().reduceRight((next, { middleware }) => middleware(next, context), handler),
        use: (plugin) => void plugin.applyToStack(stack),
      };
      return stack;
    };`,
  // A bundle has one copy of each class of errors. 0.9 (0.3)
  [`${CLIENT}/smithy-client/exceptions.js`]: `
    export { decorateServiceException } from './exceptions.js?library';
    export class ServiceException extends Error {
      constructor({ message, name, $fault, $metadata }) {
        super(message);
        Object.assign(this, { name, $fault, $metadata });
      }
    }`,
};
