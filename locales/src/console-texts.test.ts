import { expect, test } from 'vitest';
import { compileConsoleFrame, compileConsolePart, CONSOLE_LANGUAGES, readConsolePart } from './console-texts.ts';
import { keysOf } from './text-tree.ts';

test('the frame of the console has its own texts and the titles of every module, and nothing else of the modules', () => {
  for (const language of CONSOLE_LANGUAGES) {
    const { shell, ...modules } = compileConsoleFrame(language);

    expect(shell).toEqual(compileConsolePart(language, 'shell'));
    for (const [part, offers] of Object.entries(modules)) {
      const titled = keysOf(readConsolePart(language, part)).filter((key) => /^[^.]+\.title$/.test(key));
      expect(Object.keys(offers).map((what) => `${what}.title`)).toEqual(titled);
      for (const offer of Object.values(offers)) expect(Object.keys(offer)).toEqual(['title']);
    }
  }
});
