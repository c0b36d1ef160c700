/** Resources without a local effect, each with the reason. */
export const INERT: Readonly<Record<string, string>> = {
  'AWS::Budgets::Budget': 'nothing costs anything here',
  'AWS::CDK::Metadata': 'says how the template was made',
  'AWS::CloudWatch::Alarm': 'nobody is paged from a laptop',
  'AWS::CloudWatch::CompositeAlarm': 'nobody is paged from a laptop',
  'AWS::CloudWatch::Dashboard': '/_local shows the state',
  'AWS::CodeDeploy::Application': 'a new version has all the traffic at once here',
  'AWS::CodeDeploy::DeploymentGroup': 'a new version has all the traffic at once here',
  'AWS::Lambda::Permission': 'the local gateway and sources may call every function',
  'AWS::Logs::LogGroup': 'functions log to functions.log in the data folder',
  'AWS::Logs::MetricFilter': 'there are no metrics here',
  'AWS::S3::BucketPolicy': 'the S3 stand-in checks no policies: the template tests hold them',
  'AWS::SES::ConfigurationSet': 'mail goes to the local mailbox',
  'AWS::SES::EmailIdentity': 'the mailbox takes every sender',
  'AWS::SNS::Topic': 'alarms are silent here',
  'AWS::SNS::TopicPolicy': 'alarms are silent here',
  'AWS::SQS::QueuePolicy': 'the SQS stand-in checks no policies: the template tests hold them',
};
