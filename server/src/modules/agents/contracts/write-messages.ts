import type { ContractType } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { AgentsDeps } from '../deps.ts';

type Deps = Pick<AgentsDeps, 'messages'>;

/** The receiver reads of an offer; the inbox of those it concerns is written in the commit that causes it. */
export const tellOffered = (
  { messages }: Deps,
  tx: Tx,
  { id, receiver, type }: { readonly id: bigint; readonly receiver: MemberId; readonly type: ContractType },
): Promise<void> =>
  messages.write(tx, {
    member: receiver,
    kind: 'contract-offered',
    params: { contract: type },
    key: `contract-request:${id}:offered`,
  });

/** The payer reads what became of an offer; the house has no inbox. */
export const tellAnswered = async (
  { messages }: Deps,
  tx: Tx,
  answered: {
    readonly id: bigint;
    readonly payer: MemberId | null;
    readonly type: ContractType;
    readonly account: string;
    readonly isAccepted: boolean;
  },
): Promise<void> => {
  const { id, payer, type, account, isAccepted } = answered;
  if (payer === null) return;
  await messages.write(tx, {
    member: payer,
    kind: isAccepted ? 'contract-accepted' : 'contract-rejected',
    params: { contract: type, account },
    key: `contract-request:${id}:answered`,
  });
};

/** Both sides read that a contract ends. */
export const tellEnded = async (
  { messages }: Deps,
  tx: Tx,
  { id, payer, receiver }: { readonly id: bigint; readonly payer: MemberId | null; readonly receiver: MemberId },
  type: ContractType,
): Promise<void> => {
  for (const member of payer === null ? [receiver] : [receiver, payer])
    await messages.write(tx, {
      member,
      kind: 'contract-ended',
      params: { contract: type },
      key: `contract:${id}:ended`,
    });
};
