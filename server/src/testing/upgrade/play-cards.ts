import type { TableView } from '@fairground/contract/rooms/table';
import { seatCommitOf } from '@fairground/engines/cards/hand-deck';
import { send } from './calls.ts';
import type { Play } from './play.ts';

/** More than a hand of two takes when nobody acts in time. */
const STEPS = 80;
const SEED = '7'.repeat(32);

/** Two people at a private table: one hand was played to its end, the next one is on, and money lies on the table. */
export const playCards = async (play: Play, players: readonly [string, string]): Promise<void> => {
  const [host, guest] = players;
  const opened = await call(play, host, 'private-table', { room: 'tien-len-1', requestId: 'upgrade-host' });
  await call(play, guest, 'seat', { code: opened.table.code, requestId: 'upgrade-guest' });
  const { tableId } = opened.table;
  const readBy = async (token: string): Promise<TableView> => (await read(play, token, tableId.toString())).table;
  const view = (): Promise<TableView> => readBy(host);

  for (const no of [1, 2]) {
    for (const token of players) {
      await call(play, token, 'ready', { tableId: tableId.toString(), isReady: true });
      await commit(play, token, await readBy(token));
    }
    await untilIn(play, view, ({ phase }) => phase === 'HAND');
    for (const token of players) await call(play, token, 'reveal', { tableId: tableId.toString(), no, seed: SEED });
    if (no === 1) await untilIn(play, view, ({ phase }) => phase === 'WAITING');
  }
};

type Shown = { readonly table: TableView };

const commit = async (play: Play, token: string, view: TableView): Promise<void> => {
  const { no } = view.next;
  const name = { game: view.room.game, table: view.tableId.toString(), hand: no };
  const promised = seatCommitOf(name, { seat: view.yourSeat ?? 0, seed: SEED });
  await call(play, token, 'commit', { tableId: view.tableId.toString(), no, commit: promised });
};

/** Makes whatever the table waits for due, until it is where the story wants it. */
const untilIn = async (
  { app, asOwner }: Play,
  view: () => Promise<TableView>,
  isThere: (view: TableView) => boolean,
): Promise<void> => {
  for (let step = 0; step < STEPS; step += 1) {
    if (isThere(await view())) return;
    await passTurn({ app, asOwner });
  }
  throw new Error('The table does not come on.');
};

/** Nobody acts in time: what tables wait for is due. */
export const passTurn = async ({ app, asOwner }: Pick<Play, 'app' | 'asOwner'>): Promise<void> => {
  await asOwner(
    `update rooms_hand set clocks = (select coalesce(jsonb_agg(jsonb_set(c, '{due}', '0')), '[]') from jsonb_array_elements(clocks) c);
     update rooms_table set moves_at = clock_timestamp() - interval '1 second', lead_until = '2000-01-01' where moves_at is not null`,
  );
  await app.rooms.sweep();
};

/** What a table shows changes with the time, so these calls are not repeated later. */
const call = async ({ app, clock }: Play, token: string, word: string, body: object): Promise<Shown> => {
  const sent = { method: 'POST', path: `/wps/relay/rooms/${word}`, token, body: JSON.stringify(body) } as const;
  return valueOf(word, (await send(app, clock, sent)).text);
};

const read = async ({ app, clock }: Play, token: string, tableId: string): Promise<Shown> => {
  const sent = { method: 'GET', path: `/wps/relay/rooms/table?tableId=${tableId}`, token } as const;
  return valueOf('table', (await send(app, clock, sent)).text);
};

const valueOf = (word: string, text: string): Shown => {
  const { success, value } = JSON.parse(text);
  if (success !== true) throw new Error(`${word} answers ${text}.`);
  return value;
};
