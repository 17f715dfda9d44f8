import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { isDecision } from '@fairground/contract/studio/hands';
import type { TableKind, TableResult } from '@fairground/contract/studio/game';
import type { Seat } from '@fairground/contract/studio/table';
import { tableGame } from '@fairground/engines/tables/table-games';
import type { Address } from '../../session/address.ts';
import type { Call } from '../../session/calls.ts';
import type { Patience } from '../../session/insist.ts';
import { ladderOf } from '../../session/bet-ladder.ts';
import type { Session } from '../../session/session.ts';
import { el } from '../../shell/dom.ts';
import { createHead } from '../../shell/head.ts';
import { createPanels } from '../../shell/panel.ts';
import { createResultLine } from '../../shell/result-line.ts';
import { keepSettings } from '../../shell/settings-link.ts';
import { createSound } from '../../shell/sound.ts';
import type { Tell } from '../../shell/tell.ts';
import type { Texts } from '../../texts/texts.ts';
import { createBetting } from './betting.ts';
import { chipLadder, createChipRow } from './chips.ts';
import { Refused } from '../../session/calls.ts';
import { createDecisions } from './decisions.ts';
import { createCountdown } from './countdown.ts';
import { FACES } from './faces.ts';
import { createPlayBar } from './play-bar.ts';
import { keyOrder } from './keys.ts';
import { paysText, spotName } from './names.ts';
import { createRoads } from './roads/roads.ts';
import { createStage } from './scene/stage.ts';
import { createSeats } from './seats.ts';
import { fairnessSheet, rulesSheet } from './sheets.ts';
import { createSpots } from './spots.ts';
import { sitDown } from './table-session.ts';
import './tables.css';

export type RoomDeps = Patience & {
  readonly kind: TableKind;
  readonly session: Session;
  readonly texts: Texts;
  readonly address: Address;
  readonly tell: Tell;
  readonly call: Call;
  readonly newRequestId: () => string;
};

/** A live table: the dealer and the cloth, the player's chips, what came before, and everything to know about it. */
export const createRoom = async (deps: RoomDeps): Promise<HTMLElement> => {
  const { kind, session, texts, address, tell } = deps;
  const { t } = texts;
  const { definition } = session.opened;
  const sound = createSound();
  keepSettings({ sound: sound.isOn });
  const result = createResultLine({ texts, sound, scenes: session.opened.policy.winScenes });
  const refuse = (code: string): void => {
    result.say(code === '' ? t('fault') : texts.refusal(code));
    sound.play('lose');
    if (code === 'studio.session-over' || code === 'studio.game-closed') tell('session-over');
    if (code === 'studio.insufficient-funds') tell('short-of-funds');
  };
  const table = await sitDown({ ...deps, onRefused: refuse });
  const face = FACES[kind](texts);
  const game = tableGame(kind);
  const nameOf = (spot: string): string => spotName(spot, kind, texts);
  const maxWins = new Map(definition.figures.map(({ mode, maxWin }) => [mode, maxWin]));
  const isOpen = (): boolean => {
    const { round } = table.view.get();
    return round?.phase === 'OPEN' && table.until(round.closesAt) > 0;
  };
  const ladder = chipLadder(ladderOf(definition.bet), table.limits.table);
  const chips = createChipRow(ladder, texts, session.balance);
  const betting = createBetting({
    table,
    isOpen,
    onRefused: refuse,
    onFault: (error) => {
      console.error(error);
      result.say(t('fault'));
    },
  });
  const lay = (spot: string): void => {
    if (!isOpen()) return;
    sound.play('tick');
    betting.lay(spot, chips.chosen());
  };
  const spots = createSpots({
    kind,
    spots: face.spots,
    ladder,
    texts,
    nameOf,
    paysOf: (spot) => paysText(maxWins.get(spot) ?? null, texts),
    onLay: lay,
  });
  const show = face.show(sound);
  const decisions =
    kind === 'blackjack'
      ? createDecisions({
          texts,
          onDecide: (decision, place) => {
            sound.play('tick');
            return table.decide(decision, place).catch((error: unknown) => {
              if (!(error instanceof Refused)) console.error(error);
              refuse(error instanceof Refused ? error.code : '');
            });
          },
        })
      : undefined;
  const asking = decisions && el('div', { class: 'asking' }, spots.element, decisions.element);
  const panels = createPanels(t('close'));
  const roads = createRoads(face, texts, (sheet) => panels.open(t('table-roads'), [sheet]));
  table.past.show(roads.show);

  const showStakes = (): void => {
    const all = new Map<string, Money>(table.view.get().totals.map(({ spot, amount }) => [spot, amount]));
    spots.showStakes(betting.stakes.get(), all);
  };
  betting.stakes.show(showStakes);
  const winners = (dealt: TableResult): ReadonlySet<string> => {
    const { seat } = table.view.get();
    const hands = seat?.play?.hands;
    // At blackjack every seat has cards of its own.
    if (dealt.kind === 'blackjack' && !hands) return new Set();
    const shown = dealt.kind === 'blackjack' && hands ? { ...dealt, hands } : dealt;
    return new Set(
      face.spots
        .map(({ spot }) => spot)
        .filter((spot) => {
          const { n, d } = game.returnOf(definition.rules, shown, spot);
          return n > d;
        }),
    );
  };

  /** Of a game that asks: the player's hands and the question, as they change within a phase. */
  const showHands = (): void => {
    const view = table.view.get();
    if (!decisions || !asking || !view.round) return;
    const { phase, up } = view.round;
    asking.dataset['phase'] = phase;
    decisions.show(view);
    if (up !== undefined && phase !== 'OPEN' && phase !== 'CANCELLED')
      show.follow?.({ up, hands: view.seat?.play?.hands ?? [], turn: view.seat?.play?.turn ?? null });
  };
  /** What was shown of a round already: a number and a phase are shown once. */
  let shown = '';
  /** The round that lay there paid when the player came belongs to an earlier visit. */
  const found = table.view.get().round;
  const foundPaid = found?.phase === 'SETTLED' ? found.number : 0;
  const follow = async (): Promise<void> => {
    const { round } = table.view.get();
    if (!round) return;
    showHands();
    const phase = `${round.number} ${round.phase}`;
    if (phase === shown) return;
    shown = phase;
    spots.setOpen(round.phase === 'OPEN');
    if (round.phase === 'OPEN') {
      show.rest(null);
      chips.refit();
      spots.showWinners(new Set());
      result.clear();
    } else if (round.phase === 'DEALT' && round.result) {
      // What it pays comes when the player has seen it: until then the page keeps the balance it shows.
      if (table.seat.get()) tell('showing');
      await show.play(round.result, table.until(round.movesAt));
      if (shown !== phase) return;
      spots.showWinners(winners(round.result));
      result.say(face.resultText(round.result));
    } else if (round.phase === 'SETTLED' && round.result) {
      show.rest(round.result);
      spots.showWinners(winners(round.result));
      await settle(table.seat.get(), face.resultText(round.result));
    } else if (round.phase === 'CANCELLED') {
      tell('shown');
      result.say(t('table-cancelled'));
    }
  };

  const settle = async (seat: Seat | null, said: string): Promise<void> => {
    betting.remember();
    tell('shown');
    if (!seat || seat.stake === 0n || seat.number === foundPaid) return result.say(said);
    table.settle();
    const win = seat.win ?? money(0n);
    if (seat.endedByRule)
      return result.say(t('table-late', { win: texts.amount(win), stake: texts.amount(seat.stake) }));
    if (win > seat.stake) await result.tell({ win, stake: seat.stake, state: 'DONE' });
    else result.say(win > 0n ? `${said}. ${t('returned', { amount: texts.amount(win) })}` : said);
  };

  /** The page around asks before somebody leaves bets that are under way; they are played all the same. */
  const tellPage = (): void => {
    const seat = table.seat.get();
    const { round } = table.view.get();
    const isUnderWay = seat !== null && seat.stake > 0n && round?.phase !== 'SETTLED' && round?.phase !== 'CANCELLED';
    tell(isUnderWay ? 'round-open' : 'round-closed');
  };
  table.view.show(() => {
    showStakes();
    tellPage();
    void follow();
  });

  const sheet = { session, table, texts, face, nameOf };
  const orders = {
    undo: betting.undo,
    clear: betting.clear,
    repeat: betting.repeat,
    rules: () => panels.open(t('rules'), rulesSheet(sheet)),
    fairness: () => panels.open(t('fairness'), fairnessSheet(sheet)),
    sound: sound.toggle,
    next: () => spots.focus(1),
    before: () => spots.focus(-1),
  };
  document.addEventListener('keydown', (event) => {
    if (panels.isOpen()) return;
    const order = keyOrder(event);
    if (order === undefined) return;
    event.preventDefault();
    if (typeof order === 'number') chips.choose(order);
    else if (isDecision(order)) decisions?.choose(order);
    else orders[order]();
  });

  const stage = createStage(`${address.vendor} ${address.game}`, face.cloth, show.element);
  return el(
    'div',
    { class: 'shell room', 'data-kind': kind },
    createHead({ session, texts, sound, onRules: orders.rules, onFairness: orders.fairness }),
    el(
      'div',
      { class: 'room-scene' },
      stage,
      createCountdown(texts, table, () => sound.play('tick')),
      createSeats(texts, table),
    ),
    // A line of its own: within the scene it lay behind the picture.
    result.element,
    asking ?? spots.element,
    roads.element,
    createPlayBar({ session, texts, table, betting, chips }),
    panels.element,
  );
};
