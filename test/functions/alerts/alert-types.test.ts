import { expect, test } from 'vitest';
import { ADMIN_ALERTS } from '../../../functions/alerts/admin-alerts.ts';
import { PLATFORM_ALERTS } from '../../../functions/alerts/platform-alerts.ts';
import { apiDocument } from '../../../infra/docs/api-document.ts';

const { schemas } = apiDocument().components;

test.each([
  ['AdminAlert', ADMIN_ALERTS],
  ['PlatformAlert', PLATFORM_ALERTS],
])('the attributes of %s describe every type of alert and its payload', (name, types) => {
  const { alert_type, payload } = schemas[name]?.properties?.attributes?.properties ?? {};
  for (const [type, meaning] of Object.entries(types)) {
    expect(alert_type?.description).toContain(`\`${type}\``);
    expect(payload?.description).toContain(`\`${type}\`: ${meaning}.`);
  }
});
