import type { Call } from './command.ts';

/** Says that a change waits for a second person, and how that person approves it. */
export const printHeld = ({ print }: Pick<Call, 'print'>, approvalId: bigint): void => {
  print(`Held as approval ${approvalId}: nothing has changed yet.`);
  print(`Another person approves it: npm run admin -- approval approve ${approvalId} --reason "…"`);
};
