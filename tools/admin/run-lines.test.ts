import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { runLines } from './run-lines.ts';

const answersTo = async (text: string): Promise<readonly unknown[]> => {
  const printed: string[] = [];
  await runLines(Readable.from([text]), { environment: {}, print: (line) => void printed.push(line) });
  return printed.map((line) => JSON.parse(line) as unknown);
};

test('each line is a command of its own with an answer of its own, and a blank one is none', async () => {
  const [help, wrong, ...more] = await answersTo('["help"]\n\n["no-such-command"]\n');

  expect(help).toMatchObject({ code: 0, said: expect.arrayContaining([expect.stringContaining('status')]) });
  expect(wrong).toEqual({ code: 1, said: ['There is no command no-such-command. Type: npm run admin -- help'] });
  expect(more).toEqual([]);
});

test.each(['status show', '{"words":[]}', '["flag", 1]', '"status"'])(
  '%s is no command and stops nothing',
  async (line) => {
    const answers = await answersTo(`${line}\n["help"]\n`);

    expect(answers).toMatchObject([{ code: 1 }, { code: 0 }]);
  },
);
