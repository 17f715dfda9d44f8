import { aGame, rowsOf } from '../../modules/catalog/testing/rows.ts';
import { anOperator } from '../modules.ts';
import type { Play } from './play.ts';

const SLOT = 'expanding-5x3-20-even';
const MODELS = ['dice', 'mines', SLOT];

/** Our own games: spins, a round of one step, a round that is cashed out and one that stays open. */
export const playGames = async ({ app, ask }: Play, token: string): Promise<void> => {
  await app.catalog.importGames(
    rowsOf(MODELS.map((modelId) => aGame('JL', `jl-${modelId}`, { modelId, status: 'COMING_SOON' }))),
  );
  await app.studio.installGames(anOperator);

  const call = async (path: string, body: object, bearer?: string): Promise<Record<string, string>> => {
    const sent = { method: 'POST', path, body: JSON.stringify(body) } as const;
    const { status, text } = await ask(bearer === undefined ? sent : { ...sent, token: bearer });
    if (status !== 200) throw new Error(`${path} answers ${text}.`);
    return JSON.parse(text).value;
  };
  const enter = async (model: string): Promise<string> => {
    const { game_url: address = '' } = await call(
      '/wps/game/launchGame',
      { vassalage: 'JL', gameId: `jl-${model}` },
      token,
    );
    const code = new URL(address, 'https://site.example').hash.replace('#code=', '');
    return (await call('/wps/studio/open', { code, vendor: 'JL' }))['token'] ?? '';
  };
  const play = async (seat: string, requestId: string, choice: object): Promise<string> => {
    const { round } = await call('/wps/studio/play', { token: seat, requestId, bet: '1000', choice });
    return (round as unknown as { readonly roundId: string }).roundId;
  };

  const slot = await enter(SLOT);
  for (let spin = 1; spin <= 4; spin += 1) await play(slot, `spin-number-${spin}`, { kind: 'slot', mode: 'base' });
  const dice = await enter('dice');
  await play(dice, 'throw-number-1', { kind: 'dice', side: 'under', wins: 5_000 });
  const mines = await enter('mines');
  const field = await play(mines, 'mines-number-1', { kind: 'mines', mines: 1 });
  const step = (requestId: string, roundId: string, taken: object) =>
    call('/wps/studio/step', { token: mines, requestId, roundId, step: taken });
  await step('open-of-round-1', field, { kind: 'open', cell: 3 });
  await step('cash-out-of-round-1', field, { kind: 'cash-out' });
  const open = await play(mines, 'mines-number-2', { kind: 'mines', mines: 1 });
  await step('open-of-round-2', open, { kind: 'open', cell: 7 });
};
