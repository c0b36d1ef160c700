/** The texts that a release is checked against. */
interface Release {
  /** The pushed tag, as `v1.2.3`. */
  readonly tag: string;
  /** The version in package.json. */
  readonly version: string;
  readonly changelog: string;
  readonly upgrading: string;
}

const escaped = (text: string): string => text.replaceAll('.', '\\.');

/** The section of a version in UPGRADING.md, without its heading; empty if there is none. */
export const upgradeNotes = (upgrading: string, version: string): string => {
  const sections = upgrading.split(/^(?=## )/m);
  const section = sections.find((one) =>
    new RegExp(`^## ${escaped(version)}\\s*$`, 'm').test(one.split('\n')[0] ?? ''),
  );
  return section?.split('\n').slice(1).join('\n').trim() ?? '';
};

/** Why a release cannot be published. */
export const releaseProblems = ({ tag, version, changelog, upgrading }: Release): readonly string[] => {
  const dated = changelog.split(/^(?=## )/m).filter((one) => /^## \d{4}-\d{2}-\d{2}\n/.test(one));
  const released = dated.some((one) => new RegExp(`^Version ${escaped(version)}\\.$`, 'm').test(one));
  return [
    ...(tag === `v${version}` ? [] : [`The tag ${tag} is not that of package.json: v${version}.`]),
    ...(released ? [] : [`CHANGELOG.md has no dated section with the line "Version ${version}."`]),
    ...(upgradeNotes(upgrading, version) === '' ? [`UPGRADING.md has no section ${version}.`] : []),
  ];
};
