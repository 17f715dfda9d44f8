import type { ActionFault, Applied, Deal, HiddenCards, Seat } from '../card-game.ts';
import type { Card } from '../../tables/card.ts';
import { dealCards } from '../deal-cards.ts';
import { instantWinOf } from './instant-win.ts';
import type { InstantWin } from './instant-win.ts';
import { isArrangementOf } from './rows.ts';
import type { Rows } from './rows.ts';
import type { MauBinhRules } from './sheet.ts';

/** What a seat has laid down: rows, or a hand it declares. */
export type Laid = { readonly rows: Rows } | { readonly declared: InstantWin };

/** What everybody sees of a seat at the end: its rows, or the cards of the hand it declared, for all pay for them. */
export type ShownHand = { readonly rows: Rows } | { readonly declared: InstantWin; readonly cards: readonly Card[] };

export type MauBinhState = {
  readonly rules: MauBinhRules;
  readonly hands: readonly HiddenCards[];
  /** Rows a seat has tried and not laid down: they count if its time runs out. */
  readonly drafts: readonly (Rows | null)[];
  readonly laid: readonly (Laid | null)[];
};

export type MauBinhAction =
  | { readonly do: 'draft'; readonly rows: Rows }
  | { readonly do: 'lay'; readonly rows: Rows }
  | { readonly do: 'declare' };

export type MauBinhEvent = { readonly is: 'laid'; readonly seat: Seat } | { readonly is: 'over' };

/** What a seat sees: its own cards and rows, and who is done. All rows and declared hands are shown when everybody is. */
export type MauBinhView = {
  readonly seat: Seat | null;
  readonly rules: MauBinhRules;
  readonly cards: HiddenCards;
  readonly draft: Rows | null;
  readonly laid: Laid | null;
  readonly isDone: readonly boolean[];
  readonly shown: readonly (ShownHand | null)[] | null;
};

const CARDS_EACH = 13;
const NO_CARDS = [] as readonly number[] as HiddenCards;

export const dealMauBinh = (deal: Deal, rules: MauBinhRules): MauBinhState => {
  const hands = dealCards(deal, CARDS_EACH);
  return { rules, hands, drafts: hands.map(() => null), laid: hands.map(() => null) };
};

/** All seats arrange at once: the hand waits for those that are not done. */
export const waitsFor = ({ laid }: MauBinhState): readonly Seat[] =>
  laid.flatMap((each, seat) => (each === null ? [seat] : []));

export const isOver = (state: MauBinhState): boolean => waitsFor(state).length === 0;

export const viewMauBinh = (state: MauBinhState, seat: Seat | null): MauBinhView => ({
  seat,
  rules: state.rules,
  cards: seat === null ? NO_CARDS : (state.hands[seat] ?? NO_CARDS),
  draft: seat === null ? null : (state.drafts[seat] ?? null),
  laid: seat === null ? null : (state.laid[seat] ?? null),
  isDone: state.laid.map((each) => each !== null),
  shown: isOver(state) ? state.laid.map((laid, other) => laid && shownHand(laid, state.hands[other] ?? [])) : null,
});

const shownHand = (laid: Laid, cards: readonly Card[]): ShownHand =>
  'declared' in laid ? { declared: laid.declared, cards } : laid;

export const faultOf = (view: MauBinhView, action: MauBinhAction): ActionFault | undefined => {
  if (view.isDone.every(Boolean)) return 'hand-is-over';
  if (view.seat === null || view.laid !== null) return 'not-your-turn';
  if (action.do === 'declare') return instantWinOf(view.cards) === undefined ? 'not-a-combination' : undefined;
  // Rows in a wrong order may be laid down: they lose, and the table shows so.
  return isArrangementOf(action.rows, view.cards) ? undefined : 'not-your-cards';
};

export const applyMauBinh = (
  state: MauBinhState,
  seat: Seat,
  action: MauBinhAction,
): Applied<MauBinhState, MauBinhEvent> | { readonly fault: ActionFault } => {
  const view = viewMauBinh(state, seat);
  const fault = faultOf(view, action);
  if (fault !== undefined) return { fault };
  if (action.do === 'draft') return { state: { ...state, drafts: state.drafts.with(seat, action.rows) }, events: [] };
  const next = { ...state, laid: state.laid.with(seat, laidBy(action, view)) };
  const events: MauBinhEvent[] = [{ is: 'laid', seat }];
  return { state: next, events: isOver(next) ? [...events, { is: 'over' }] : events };
};

const laidBy = (action: Exclude<MauBinhAction, { readonly do: 'draft' }>, { cards }: MauBinhView): Laid => {
  if (action.do === 'lay') return { rows: action.rows };
  const declared = instantWinOf(cards);
  if (declared === undefined) throw new RangeError('Only a checked declaration is made.');
  return { declared };
};
