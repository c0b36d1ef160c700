import { describe, expect, test } from 'vitest';
import { linksIn, mailbox } from '../../../infra/local/mailbox.ts';
import { optionsOf } from '../../../infra/local/options.ts';
import { temporaryDataFolder } from './support/data-folder.ts';

describe('the mailbox', () => {
  test('finds the links in a text, without surrounding punctuation', () => {
    const text = 'Go to https://a.test/m?token=x-y_z. Or (http://b.test/c), or <https://d.test/>!';
    expect(linksIn(text)).toEqual(['https://a.test/m?token=x-y_z', 'http://b.test/c', 'https://d.test/']);
  });

  test('lists the newest first, even after a restart', () => {
    const folder = temporaryDataFolder();
    for (const subject of ['first', 'second']) mailbox(folder).deliver({ to: 'a@example.com', subject, text: '' });
    expect(
      mailbox(folder)
        .list()
        .map(({ subject }) => subject),
    ).toEqual(['second', 'first']);
  });
});

describe('the options of the local stack', () => {
  test('are read from the environment', () => {
    expect(optionsOf([], { PORT: '9000', HUB_DATA: '/data', HUB_INSTANCES: '40' })).toMatchObject({
      port: 9000,
      dataFolder: '/data',
      instances: 40,
      fresh: false,
    });
    expect(optionsOf([], {})).toMatchObject({ port: 8787, dataFolder: '.data', instances: undefined });
  });

  test('include --fresh from the command or from npm', () => {
    expect(optionsOf(['--fresh'], {}).fresh).toBe(true);
    expect(optionsOf([], { npm_config_fresh: 'true' }).fresh).toBe(true);
  });

  test('are rejected if they are invalid', () => {
    expect(() => optionsOf([], { PORT: 'http' })).toThrow('PORT');
    for (const HUB_INSTANCES of ['0', '1.5', 'many'])
      expect(() => optionsOf([], { HUB_INSTANCES })).toThrow('HUB_INSTANCES');
    expect(() => optionsOf(['--frehs'], {})).toThrow('--frehs');
  });
});
