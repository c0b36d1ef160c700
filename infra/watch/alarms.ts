import { Duration, NestedStack, Stack } from 'aws-cdk-lib';
import { type Alarm, type AlarmBase, AlarmRule, CompositeAlarm, type IAlarmRule } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { addAlarm, describe, type Watch } from './alarm.ts';
import { alarmTopic } from './alarm-topic.ts';
import { type Cause, causes } from './causes.ts';

/** How long a page waits for the cause that explains it, and how long that explains it after its end. */
const SUPPRESSION = {
  actionsSuppressorWaitPeriod: Duration.minutes(2),
  actionsSuppressorExtensionPeriod: Duration.minutes(10),
};

/** All alarms and their topic, in a nested stack: each function and queue has several. One cause is one page. */
export class Alarms extends NestedStack {
  readonly mainStack: string;
  /** The messages that did not reach the alarm address. */
  readonly undelivered: Queue | undefined;
  private readonly action: SnsAction;
  /** The alarms that page. */
  readonly pages: AlarmBase[] = [];
  private readonly grouped = new Map<Cause, Alarm[]>();

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Alarms', { description: 'Alarms' });
    this.mainStack = Stack.of(scope).stackName;
    const { topic, undelivered } = alarmTopic(this, stage);
    this.action = new SnsAction(topic);
    this.undelivered = undelivered;
  }

  /** Adds an alarm. It pages with the others of its cause; without a cause, it pages itself. */
  watch(watch: Watch): void {
    const alarm = addAlarm(this, this.mainStack, watch);
    if (watch.cause) this.grouped.set(watch.cause, [...(this.grouped.get(watch.cause) ?? []), alarm]);
    else this.notify(alarm);
  }

  /** Pages while every one of several alarms is on. */
  watchTogether(id: string, description: string, see: string, watches: readonly Watch[]): void {
    const alarms = watches.map((watch) => addAlarm(this, this.mainStack, watch));
    this.page(id, describe(description, see), AlarmRule.allOf(...alarms));
  }

  /** Adds the page of each cause, after all alarms. */
  pageCauses(): void {
    const pages = new Map<Cause, CompositeAlarm>();
    for (const [cause, { description, see, explainedBy }] of causes) {
      const alarms = this.grouped.get(cause);
      if (!alarms) continue;
      const explanation = explainedBy && pages.get(explainedBy);
      pages.set(cause, this.page(cause, describe(description, see), AlarmRule.anyOf(...alarms), explanation));
    }
  }

  private page(id: string, alarmDescription: string, alarmRule: IAlarmRule, explanation?: CompositeAlarm) {
    const composite = new CompositeAlarm(this, id, {
      compositeAlarmName: `${this.mainStack}-${id}`,
      alarmDescription,
      alarmRule,
      ...(explanation && { actionsSuppressor: explanation, ...SUPPRESSION }),
    });
    this.notify(composite);
    return composite;
  }

  private notify(alarm: AlarmBase): void {
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
    this.pages.push(alarm);
  }
}
