/** The part of a CycloneDX 1.5 document that is read; all else is passed on. */
export interface Sbom {
  readonly metadata: { readonly component: Readonly<Record<string, unknown>> & { readonly 'bom-ref': string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** npm marks everything that is not installed for production; the bundles contain these packages all the same. */
const DEVELOPMENT = 'cdx:npm:package:development';

const bundled = (component: Component): Component => ({
  ...component,
  properties: (component.properties ?? []).filter(({ name }) => name !== DEVELOPMENT),
});

/**
 * Reduces npm's document of the whole repository to the packages that are deployed: those whose code is in a
 * bundle. Throws if it lacks one of them.
 */
export const deployedSbom = (whole: Sbom, name: string, packages: ReadonlySet<string>): Sbom => {
  const components = whole.components.filter((one) => packages.has(one['bom-ref'])).map(bundled);
  const listed = new Set(components.map((one) => one['bom-ref']));
  const missing = [...packages].filter((one) => !listed.has(one));
  if (missing.length > 0) throw new Error(`npm sbom does not list the bundled packages ${missing.join(', ')}.`);
  const root = whole.metadata.component['bom-ref'];
  const dependencies = whole.dependencies
    .filter(({ ref }) => ref === root || listed.has(ref))
    .map((one) => ({ ...one, dependsOn: (one.dependsOn ?? []).filter((ref) => listed.has(ref)) }));
  /* npm takes the name from the folder of the clone. */
  const component = { ...whole.metadata.component, name };
  return { ...whole, metadata: { ...whole.metadata, component }, components, dependencies };
};
