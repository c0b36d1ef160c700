import { commandLine } from '../infra/command-line/command-line.ts';

const {
  words: [folder = '.build/release'],
} = commandLine({
  usage: 'node bin/release-artifacts.ts',
  about: 'Writes the files of a release: the SBOM, and the NOTICE of everything that is bundled.',
  words: ['[folder]', 'where they are written (.build/release)'],
});
/* Loaded now, because it takes seconds that the help does not need. */
const { writeArtifacts } = await import('../infra/release/artifacts.ts');

const files = await writeArtifacts(folder);
console.log(files.map((file) => `${folder}/${file}`).join('\n'));
