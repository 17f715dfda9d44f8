import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { THEME_SCRIPT } from './theme-script.ts';

type System = { readonly isLight: boolean; readonly stored?: string; readonly hasStorage?: boolean };

/** Runs the script in a page of its own making; answers the document and how the system changes its mind. */
const openPage = ({ isLight, stored, hasStorage = true }: System) => {
  const root = { dataset: {} as Record<string, string> };
  // The colours of the brand, as the document carries them.
  const bar = { content: '', dataset: { light: '#f7f3eb', dark: '#0d0f21' } };
  const preference = { matches: isLight, change: () => undefined as void };
  const storage = new Map(stored === undefined ? [] : [['theme', stored]]);
  const page = {
    document: { documentElement: root, querySelector: () => bar },
    matchMedia: () => ({
      get matches() {
        return preference.matches;
      },
      addEventListener: (_kind: string, listener: () => void) => (preference.change = listener),
    }),
    localStorage: {
      getItem: (key: string) => {
        if (!hasStorage) throw new Error('A private window.');
        return storage.get(key) ?? null;
      },
    },
    MutationObserver: class {
      observe(): void {}
    },
  };
  runInNewContext(THEME_SCRIPT, page);
  return {
    theme: () => root.dataset['theme'],
    bar,
    choose: (theme: string) => storage.set('theme', theme),
    turn: (light: boolean) => {
      preference.matches = light;
      preference.change();
    },
  };
};

test.each([
  [true, 'light', '#f7f3eb'],
  [false, 'dark', '#0d0f21'],
])("without a choice the theme is the system's (light: %s), and follows it", (isLight, theme, ground) => {
  const page = openPage({ isLight });
  expect([page.theme(), page.bar.content]).toEqual([theme, ground]);

  page.turn(!isLight);

  expect(page.theme()).toBe(isLight ? 'dark' : 'light');
});

test('a theme that was chosen stays, whatever the system says', () => {
  const page = openPage({ isLight: true, stored: 'dark' });
  expect(page.theme()).toBe('dark');

  page.turn(true);

  expect(page.theme()).toBe('dark');
});

test('without a storage, and with a word nobody knows in it, the system decides', () => {
  expect(openPage({ isLight: true, hasStorage: false }).theme()).toBe('light');
  expect(openPage({ isLight: true, stored: 'sepia' }).theme()).toBe('light');
});
