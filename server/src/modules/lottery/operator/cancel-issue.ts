import { issueCancellationSchema } from '@fairground/contract/lottery/operator-endpoints';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { KnownGames } from '../games.ts';
import { UNPAID } from '../operators.ts';
import type { Cancel } from '../operators.ts';
import { findIssueByNumero, lockIssue } from '../store/issues.ts';
import type { IssueRow } from '../store/issues.ts';

export type IssueCancellation = { readonly gameCode: string; readonly numero: string };

/** An issue is called off as a whole, and its stakes given back, only by two people. */
export const registerIssueCancellation = (
  { games, cancel }: { readonly games: KnownGames; readonly cancel: Cancel },
  approvals: Approvals,
): Hold<IssueCancellation> => {
  const locked = async (tx: Tx, { gameCode, numero }: IssueCancellation): Promise<IssueRow> => {
    const known = await games.find(gameCode);
    const found = await findIssueByNumero(tx, known.id, numero);
    const issue = found && (await lockIssue(tx, found.id));
    if (!issue) throw new Refusal('lottery.issue-unknown');
    return issue;
  };

  return approvals.register({
    kind: 'lottery.cancel-issue',
    permission: 'lottery.write',
    schema: issueCancellationSchema,
    describe: async (tx, cancellation) => {
      const { state } = await locked(tx, cancellation);
      return {
        target: `${cancellation.gameCode} ${cancellation.numero}`,
        changes: [{ field: 'state', before: state, after: 'CANCELLED' }],
      };
    },
    validate: async (tx, cancellation) => {
      const { state } = await locked(tx, cancellation);
      if (!UNPAID.includes(state)) throw new Refusal('lottery.issue-over', { state });
    },
    // The issue goes on by the clock meanwhile; it is called off whatever its state, until it is paid.
    versionOf: () => Promise.resolve(''),
    execute: (tx, { gameCode, numero }, { actor }) => cancel(tx, actor, gameCode, numero),
  });
};
