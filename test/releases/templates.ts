import type { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { type StatefulResources, statefulOf } from './stateful.ts';

/** The firewall of the stage whose templates are compared. */
export const FIREWALL = { ratePer5Minutes: 3_000, signInRatePer5Minutes: 100 };

const isStack = (one: object): one is Stack => 'templateOptions' in one;

/** The stateful resources of a stack and of its nested stacks, whose logical ids have the name of their stack in front. */
export const statefulResources = (stack: Stack): StatefulResources =>
  Object.fromEntries(
    stack.node
      .findAll()
      .filter(isStack)
      .flatMap((one) => {
        const template = Template.fromStack(one).toJSON() as Parameters<typeof statefulOf>[0];
        const prefix = one === stack ? '' : `${one.node.id}/`;
        return Object.entries(statefulOf(template)).map(([id, found]) => [`${prefix}${id}`, found]);
      }),
  );
