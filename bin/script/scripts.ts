import type { Options, Program } from '../../infra/command-line/program.ts';

const FILES = ['[file …]', 'parts of the paths of the test files to run; all without one'] as const;

const STORE = { DYNAMODB_ENDPOINT: 'the DynamoDB engine to test on, instead of the one in the process of the tests' };

/** Those of vitest that are used most; `npx vitest --help` lists all. */
const VITEST = {
  testNamePattern: { type: 'string', short: 't', value: 'pattern', text: 'runs the tests whose titles match' },
  bail: { type: 'string', value: 'number', text: 'stops after so many failed tests' },
  maxWorkers: { type: 'string', value: 'number', text: 'runs so many files at the same time' },
  project: { type: 'string', multiple: true, value: 'name', text: 'a project of vitest.config.ts, such as unit' },
  reporter: { type: 'string', multiple: true, value: 'name', text: 'how results are printed, such as dot or json' },
  'outputFile.json': { type: 'string', value: 'file', text: 'where the reporter json writes' },
  shard: { type: 'string', value: 'part/parts', text: 'runs a part of the files, such as 1/2' },
  silent: { type: 'boolean', text: 'hides what the tests print' },
  update: { type: 'boolean', short: 'u', text: 'writes the snapshots again' },
} as const satisfies Options;

/** Those of cdk that are used most; `npx cdk --help` lists all. */
const CDK = {
  context: { type: 'string', short: 'c', multiple: true, value: 'key=value', text: 'the stage, as stage=dev' },
  profile: { type: 'string', value: 'name', text: 'the profile with your AWS credentials' },
  output: { type: 'string', short: 'o', value: 'folder', text: 'where the templates are written, instead of cdk.out' },
} as const satisfies Options;

const AWS = { AWS_PROFILE: 'the profile with your AWS credentials', AWS_REGION: 'the AWS region' };

/** What the scripts of package.json do that are commands of other programs. They pass their arguments on. */
export const SCRIPTS: Readonly<Record<string, Omit<Program, 'usage'>>> = {
  test: {
    about:
      'Checks types and lint, and runs what a change of a day needs: unit tests, and one request through a local stack.',
    words: FILES,
    options: VITEST,
    environment: STORE,
  },
  'test:rest': {
    about: 'Runs the tests that `npm test` leaves out: browsers, simulated days, and requests to local stacks.',
    words: FILES,
    options: VITEST,
    environment: STORE,
  },
  'test:all': { about: 'Runs `npm test`, then `npm run test:rest`.' },
  'test:contract': {
    about: 'Starts local stacks and runs the tests that send requests to them.',
    words: FILES,
    options: VITEST,
  },
  check: { about: 'Checks types and lint. Changes nothing.' },
  format: { about: 'Formats all files and fixes what the linter can fix.' },
  examples: {
    about:
      'Calls every operation on a local stack, and writes the responses as the examples of the reference to\ninfra/docs/examples.',
  },
  synth: { about: 'Writes the CloudFormation templates of a stage to cdk.out.', options: CDK, environment: AWS },
  deploy: {
    about: 'Deploys a stage with the CDK. RUNBOOK.md, "Deploy", says what to prepare.',
    words: ['[stack …]', 'the stacks to deploy'],
    options: {
      ...CDK,
      all: { type: 'boolean', text: 'deploys all stacks' },
      method: { type: 'string', short: 'm', value: 'method', text: 'direct, change-set or prepare-change-set' },
      'import-existing-resources': { type: 'boolean', text: 'adopts resources that exist already' },
      'require-approval': { type: 'string', value: 'level', text: 'never, any-change or broadening' },
      'outputs-file': { type: 'string', short: 'O', value: 'file', text: 'writes the outputs of the stacks as JSON' },
    },
    environment: AWS,
  },
};
