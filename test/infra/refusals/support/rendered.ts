import { arrayOf, isObject, type Json, objectOf, stringOf } from '../../../../infra/local/json.ts';

/** The longest region name, and physical names as long as CloudFormation makes them. */
const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::AccountId': '111111111111',
  'AWS::Partition': 'aws',
  'AWS::Region': 'ap-southeast-2',
  'AWS::StackId':
    'arn:aws:cloudformation:ap-southeast-2:111111111111:stack/hub-membership-staging/01234567-0123-0123-0123-012345678901',
  'AWS::StackName': 'hub-membership-staging',
  'AWS::URLSuffix': 'amazonaws.com',
};

const nameOf = (id: string): string => PSEUDO[id] ?? `hub-membership-staging-${id}-ABCDEFGHIJKL`;
const arnOf = (id: string): string => `arn:aws:secretsmanager:ap-southeast-2:111111111111:${nameOf(id)}`;

const sub = (template: string): string =>
  template.replaceAll(/\$\{([^}!]+)\}/g, (_, name: string) =>
    name.includes('.') ? arnOf(name.split('.')[0] ?? '') : nameOf(name),
  );

/** A value of a template with each intrinsic function replaced by a text as long as the value on AWS can be. */
export const rendered = (value: Json | undefined): Json => {
  if (Array.isArray(value)) return arrayOf(value).map(rendered);
  if (!isObject(value)) return value ?? null;
  const [[name, argument] = ['', null], ...others] = Object.entries(value);
  if (others.length === 0) {
    if (name === 'Ref') return nameOf(stringOf(argument));
    if (name === 'Fn::GetAtt') return arnOf(stringOf(arrayOf(argument)[0]));
    if (name === 'Fn::Sub') return sub(typeof argument === 'string' ? argument : stringOf(arrayOf(argument)[0]));
    if (name === 'Fn::Join') {
      const [separator, parts] = arrayOf(argument);
      return arrayOf(parts)
        .map((part) => textOf(part))
        .join(stringOf(separator));
    }
    if (name === 'Fn::Select' || name === 'Fn::Split') return '01234567-0123-0123-0123-012345678901';
  }
  return Object.fromEntries(Object.entries(objectOf(value)).map(([key, part]) => [key, rendered(part)]));
};

/** The rendered value as text: JSON without whitespace unless it is a text already. */
export const textOf = (value: Json | undefined): string => {
  const text = rendered(value);
  return typeof text === 'string' ? text : JSON.stringify(text);
};

/** The size in bytes of the rendered value. */
export const bytesOf = (value: Json | undefined): number => Buffer.byteLength(textOf(value));
