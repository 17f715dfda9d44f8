import type { Audit } from '../../../server/src/modules/audit/index.ts';
import type { Action } from '../command.ts';
import { hasFlag, numberOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const LINES = 20;
const LINES_MAX = 500;

/** The exit code when the trail does not hold. */
export class BrokenTrail extends Error {
  override readonly name = 'BrokenTrail';
}

/** The chain with its key, and what was written down of it outside of the database. */
const verify = async (audit: Audit, print: (line: string) => void): Promise<void> => {
  const { lines, fault } = await audit.verifyChain();
  if (fault) throw new BrokenTrail(`The trail breaks at line ${fault.seq}: ${fault.kind}.`);
  const compared = await audit.compareAnchors();
  if (compared.fault)
    throw new BrokenTrail(
      `The trail is not the one that was anchored at line ${compared.fault.seq}: ${compared.fault.kind}.`,
    );
  print(`The trail holds: ${lines} lines.`);
  print(`Keyed after line ${(await audit.keyedAfter()) ?? 0n}; ${compared.anchors} anchors agree.`);
};

export const auditActions: readonly Action[] = [
  {
    name: 'audit',
    about: 'The newest lines of the trail; with --verify, whether nobody altered it.',
    options: {
      limit: { kind: 'text', about: `How many lines, ${LINES} unless told.` },
      verify: { kind: 'flag', about: 'Recomputes the whole chain.' },
    },
    run: async ({ options, house, print }) => {
      if (hasFlag(options, 'verify')) return verify(house.audit, print);
      const limit = numberOf(options, 'limit') ?? LINES;
      if (limit < 1 || limit > LINES_MAX) throw new UsageError(`--limit must be from 1 to ${LINES_MAX}.`);
      for (const line of await house.audit.listLines({ limit })) {
        print(
          `${line.seq}  ${line.at.toISOString()}  ${line.actor}  ${line.action}  ${line.resource} ${line.resourceId}`,
        );
        print(`    reason: ${line.reason}`);
        if (line.approval)
          print(
            `    approval ${line.approval.id}: made by ${line.approval.makerId}, approved by ${line.approval.checkerId}`,
          );
        if (line.before !== null) print(`    before: ${JSON.stringify(line.before)}`);
        if (line.after !== null) print(`    after:  ${JSON.stringify(line.after)}`);
      }
    },
  },
  {
    name: 'audit verify',
    about: 'Recomputes the chain with its key and compares it with the anchors of the data folder.',
    run: ({ house, print }) => verify(house.audit, print),
  },
  {
    name: 'audit anchor',
    about: 'Writes down in the data folder where the trail ends now, as every day does.',
    run: async ({ house, print }) => {
      const anchor = await house.audit.dropAnchor();
      print(anchor ? `Line ${anchor.seq} ${anchor.hash.toString('hex')}` : 'The trail is empty.');
    },
  },
];
