import { expect, test } from 'vitest';
import { GAME_FRAME, GAME_PAGE, readGameMessage } from './frame-messages.ts';
import { readFrameSettings, readSettingsWish } from './frame-settings.ts';

test('a game asks its page to keep a setting, and the page tells it again; each hears only the other', () => {
  const wish = { from: GAME_FRAME, says: 'settings', settings: { sound: true } };
  const told = { from: GAME_PAGE, settings: { sound: true, quick: false } };

  expect(readSettingsWish(wish)).toEqual({ sound: true });
  expect(readFrameSettings(told)).toEqual({ sound: true, quick: false });
  expect([readSettingsWish(told), readFrameSettings(wish), readGameMessage(wish)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what is no setting is not kept', () => {
  const wish = (settings: unknown) => readSettingsWish({ from: GAME_FRAME, says: 'settings', settings });

  expect(wish({ sound: 'loud', other: true })).toEqual({});
  expect([wish(null), wish('sound'), readSettingsWish(null)]).toEqual([undefined, undefined, undefined]);
});
