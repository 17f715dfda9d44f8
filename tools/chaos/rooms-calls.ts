import { randomInt } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import type { TableView } from '@fairground/contract/rooms/table';
import type { Rooms } from '../../server/src/modules/rooms/index.ts';
import { Refusal } from '../../server/src/platform/refusal.ts';
import { callerOf } from '../process/member-caller.ts';

/** How often a call is lost on its way, sent twice at once, or answered to nobody after its commit. */
export type Manners = {
  readonly losesOneIn: number;
  readonly repeatsOneIn: number;
  readonly forgetsOneIn: number;
  readonly thinksMs: number;
};

export type CallCounts = { calls: number; forgotten: number; repeated: number };

const TRIES_MOST = 4;

/** What a repeated order has to answer again, by the call: the place of an act in its hand, or the table of a seat. */
const sameOf = (name: string, value: unknown): string | undefined => {
  const { seq, table } = value as { readonly seq?: number; readonly table?: TableView };
  if (name === 'act') return String(seq);
  return name === 'take-quick-seat' || name === 'top-up' ? String(table?.tableId) : undefined;
};

/** A refusal that says that an order was not taken: after it was, no repeat may get it. */
const NOT_TAKEN = new Set(['rooms.action-refused', 'rooms.request-id-taken', 'rooms.already-seated']);

/** Asks as a page does: the same order again until there is an answer, or until the player gives up. */
export const createCalls = (
  rooms: Rooms,
  member: MemberId,
  {
    manners,
    counts,
    fault,
  }: {
    readonly manners: Manners;
    readonly counts: CallCounts;
    readonly fault: (line: string) => void;
  },
) => {
  const once = async (name: string, input: object): Promise<readonly PromiseSettledResult<unknown>[]> => {
    const route = rooms.routes?.find(({ endpoint }) => endpoint.name === `rooms.${name}`);
    if (!route) throw new Error(`No route answers ${name}.`);
    const times = randomInt(manners.repeatsOneIn) === 0 ? 2 : 1;
    counts.calls += times;
    if (times > 1) counts.repeated += 1;
    const whole = { query: undefined, body: undefined, ...input };
    return Promise.allSettled(Array.from({ length: times }, () => route.handle(whole, callerOf(member))));
  };
  /** Whatever one order was answered agrees, and once it was taken no repeat is refused. */
  const judge = (name: string, tries: readonly (readonly PromiseSettledResult<unknown>[])[]): void => {
    const takenBy = tries.map((answers) =>
      answers.flatMap((answer) => (answer.status === 'fulfilled' ? [sameOf(name, answer.value)] : [])),
    );
    const taken = takenBy.flat();
    if (taken[0] === undefined) return;
    if (new Set(taken).size > 1) fault(`member ${member}: one ${name} was answered ${taken.join(' and ')}`);
    const first = takenBy.findIndex((answers) => answers.length > 0);
    for (const answer of tries.slice(first + 1).flat())
      if (answer.status === 'rejected' && answer.reason instanceof Refusal && NOT_TAKEN.has(answer.reason.code))
        fault(`member ${member}: a ${name} that was taken was answered ${answer.reason.code}`);
  };

  return async <Value>(name: string, input: object): Promise<Value | undefined> => {
    const tried: (readonly PromiseSettledResult<unknown>[])[] = [];
    for (let tries = 0; tries < TRIES_MOST; tries += 1) {
      if (randomInt(manners.losesOneIn) === 0) continue;
      const answers = await once(name, input);
      tried.push(answers);
      if (randomInt(manners.forgetsOneIn) === 0) {
        counts.forgotten += 1;
        continue;
      }
      judge(name, tried);
      return answers.find((answer) => answer.status === 'fulfilled')?.value as Value | undefined;
    }
    judge(name, tried);
    return undefined;
  };
};
