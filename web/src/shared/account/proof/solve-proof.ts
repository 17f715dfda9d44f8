import { leadingWords } from './sha256.ts';

export type ProofTask = { readonly salt: string; readonly count: number; readonly zeroBits: number };

/** How many zero bits a hash begins with, counted up to 64. */
export const zeroBitsOf = ([first, second]: readonly [number, number]): number =>
  first === 0 ? 32 + Math.clz32(second) : Math.clz32(first);

/** The smallest number from `from` on whose hash begins with enough zeros, looked for up to `tries` numbers far. */
const findAnswer = (task: ProofTask, index: number, from: number, tries: number): number | undefined => {
  for (let answer = from; answer < from + tries; answer += 1)
    if (zeroBitsOf(leadingWords(`${task.salt}:${index}:${answer}`)) >= task.zeroBits) return answer;
  return undefined;
};

/**
 * Finds an answer to each part. `rest` is waited for between stretches of work: nothing in a worker, a breath for the
 * page where there is no worker.
 */
export const solveProof = async (
  task: ProofTask,
  { stretch, rest }: { readonly stretch: number; readonly rest: () => Promise<void> },
): Promise<readonly number[]> => {
  const answers: number[] = [];
  let from = 0;
  while (answers.length < task.count) {
    const answer = findAnswer(task, answers.length, from, stretch);
    if (answer === undefined) {
      from += stretch;
      await rest();
    } else {
      answers.push(answer);
      from = 0;
    }
  }
  return answers;
};
