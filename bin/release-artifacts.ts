import { writeArtifacts } from '../infra/release/artifacts.ts';

const [folder = '.build/release'] = process.argv.slice(2);
const files = await writeArtifacts(folder);
console.log(files.map((file) => `${folder}/${file}`).join('\n'));
