import process, { env, exit } from 'node:process';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Operation } from '../../server/src/modules/wallet/index.ts';
import { openModules } from '../process/modules.ts';

/** What the process that kills asks for; amounts as text, because bigints do not travel. */
export type Asked = {
  readonly member: number;
  readonly kind: 'deposit' | 'stake';
  readonly transactionId: string;
  readonly amount: string;
};
export type Told = { readonly transactionId: string; readonly outcome: string; readonly transferId: string | null };

export const TENANT = 'chaos';
export const CURRENCY = 'VND';

export const idOf = ({
  member,
  kind,
  transactionId,
}: Pick<Asked, 'member' | 'kind' | 'transactionId'>): Operation['id'] => ({
  tenant: TENANT,
  source: 'chaos',
  member: BigInt(member) as MemberId,
  action: kind,
  transactionId,
});

/** The wallet in a child process: executes operations and acknowledges them after the commit. */
const serve = async (url: string): Promise<void> => {
  const { wallet } = await openModules(url, { poolSize: 4, tenant: TENANT });
  const house = await wallet.houseAccount('H_GAME', CURRENCY);
  const obey = async (asked: Asked): Promise<void> => {
    const id = idOf(asked);
    const { cash } = await wallet.accountsOf(id.member, CURRENCY);
    const amount = money(BigInt(asked.amount));
    const { outcome, transferId } = await wallet.apply({ id, kind: asked.kind, account: cash, counter: house, amount });
    const told: Told = { transactionId: asked.transactionId, outcome, transferId: transferId?.toString() ?? null };
    process.send?.(told);
  };
  // What fails here is asked for again by the one who waits for an answer.
  process.on('message', (asked: readonly Asked[]) => asked.forEach((one) => void obey(one).catch(() => undefined)));
  process.on('disconnect', () => exit(1));
  process.send?.('ready');
};

const url = env['CHAOS_DATABASE_URL'];
if (url !== undefined) await serve(url);
