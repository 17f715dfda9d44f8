import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks the person at the terminal; what is hidden does not appear on the screen. */
export type Ask = (question: string, how?: 'hidden') => Promise<string>;

export const askAtTerminal: Ask = (question, how) => {
  process.stdout.write(question);
  const isHidden = how === 'hidden';
  const echo = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isHidden) process.stdout.write(chunk);
      done();
    },
  });
  const isTerminal = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: echo, terminal: isTerminal });
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      lines.close();
      if (isHidden && isTerminal) process.stdout.write('\n');
      resolve(line);
    });
    lines.once('close', () => resolve(''));
  });
};
