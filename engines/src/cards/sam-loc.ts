import type { CardGame } from './card-game.ts';
import { applySamLoc } from './sam-loc/play.ts';
import type { SamLocEvent } from './sam-loc/play.ts';
import { settleSamLoc } from './sam-loc/settle.ts';
import { dealSamLoc, SAM_LOC_SHEET } from './sam-loc/state.ts';
import type { SamLocRules, SamLocState } from './sam-loc/state.ts';
import { faultOf, houseAction, legalActions, timeoutAction, viewSamLoc } from './sam-loc/view.ts';
import type { SamLocAction, SamLocView } from './sam-loc/view.ts';

/** Sâm lốc: ten cards each, suits equal, and a seat may declare that nobody will beat it. */
export const samLoc: CardGame<SamLocRules, SamLocState, SamLocAction, SamLocEvent, SamLocView> = {
  code: 'sam-loc',
  players: { min: 2, max: 5 },
  rules: SAM_LOC_SHEET,
  deal: dealSamLoc,
  isOver: ({ end }) => end !== null,
  waitsFor: ({ asked, turn }) => (turn === null ? asked : [turn]),
  view: viewSamLoc,
  faultOf,
  legal: legalActions,
  apply: applySamLoc,
  timeout: timeoutAction,
  house: houseAction,
  settle: settleSamLoc,
  favours: ({ end, declarer }) =>
    end?.by === 'stopped' && declarer !== null ? [{ from: declarer, to: end.winner, what: 'stopped' }] : [],
  winnerOf: ({ end }) => end?.winner ?? null,
};
