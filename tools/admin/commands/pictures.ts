import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Action } from '../command.ts';
import { idOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

export const pictureActions: readonly Action[] = [
  {
    name: 'picture save',
    words: ['<id>'],
    about: 'Writes a picture that came with feedback or an application to a file; the trail keeps who looked.',
    options: {
      to: { kind: 'text', about: 'The file, which must not be there yet; picture-<id>.png or .jpg unless told.' },
    },
    changes: 'pictures.read',
    examples: ['picture save 12 --to slip.png --reason "feedback 4"'],
    run: async ({ words, options, house, print, actor }) => {
      const id = idOf(words);
      const { type, bytes } = await house.pictures.showAttached(actor(), id);
      const file = resolve(textOf(options, 'to') ?? `picture-${id}.${ENDINGS[type] ?? 'bin'}`);
      try {
        await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        throw new UsageError(`${file} could not be written: ${said}`, { cause: error });
      }
      print(`Picture ${id} (${type}) is in ${file}.`);
    },
  },
];
