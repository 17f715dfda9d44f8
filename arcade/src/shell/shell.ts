import type { Money } from '@fairground/contract/money';
import type { GameKind } from '@fairground/contract/studio/game';
import { isTable } from '../games/all.ts';
import { firstBet, ladderOf, neighbour } from '../session/bet-ladder.ts';
import type { Address } from '../session/address.ts';
import type { Session } from '../session/session.ts';
import { createSignal } from '../session/signal.ts';
import type { Texts } from '../texts/texts.ts';
import { createBackdrop } from './backdrop.ts';
import { createBar } from './bar.ts';
import { el } from './dom.ts';
import { fairnessContent } from './fairness-panel.ts';
import type { Game, GameHost, MakeGame, Phase } from './game.ts';
import { createHead } from './head.ts';
import { jackpotProofs } from './jackpot-proofs.ts';
import { orderOf } from './keyboard.ts';
import type { KeyOrder } from './keyboard.ts';
import { createPanels } from './panel.ts';
import { createResultLine } from './result-line.ts';
import { rulesContent } from './rules-panel.ts';
import { createShownPools } from './shown-pools.ts';
import { createSound } from './sound.ts';
import { createTable } from './table.ts';
import type { Tell } from './tell.ts';

export type ShellDeps = {
  readonly session: Session;
  readonly texts: Texts;
  readonly address: Address;
  readonly makeGame: MakeGame;
  readonly onProgress: (part: number) => void;
  readonly tell: Tell;
};

/** Everything around a game, the same for all of them. */
export const createShell = async (deps: ShellDeps): Promise<HTMLElement> => {
  const { session, texts, address, tell } = deps;
  const { definition, openRound, lastRound } = session.opened;
  const { t } = texts;
  const sound = createSound();
  const ladder = ladderOf(definition.bet);
  const bet = createSignal<Money>(openRound?.bet ?? firstBet(ladder, lastRound?.bet));
  const phase = createSignal<Phase>('ready');
  const panels = createPanels(t('close'));
  const result = createResultLine(texts, sound);
  const made: { game?: Game } = {};
  const theGame = (): Game => {
    if (!made.game) throw new Error('The game is used before it is made.');
    return made.game;
  };

  const table = createTable({
    session,
    game: theGame,
    bet,
    phase,
    tell,
    onBegin: result.clear,
    onResult: result.tell,
    onRefused: (code) => {
      result.say(texts.refusal(code));
      if (code === 'studio.session-over' || code === 'studio.game-closed') tell('session-over');
    },
    onFault: (error) => {
      console.error(error);
      result.say(t('fault'));
    },
  });

  const press = (): void => {
    if (phase.get() === 'ready') void table.play();
    else if (phase.get() === 'open' && table.round.get()?.winNow) void table.step({ kind: 'cash-out' });
  };
  const bar = createBar({ session, texts, ladder, bet, phase, onPlay: press });
  const showCost = (): void => bar.showCost(theGame().costOf(bet.get()));

  const host: GameHost = {
    definition,
    address,
    texts,
    sound,
    bet,
    phase,
    pools: createShownPools(session, phase),
    onChoice: () => made.game && showCost(),
    step: (step) => void table.step(step),
    say: result.say,
    onProgress: deps.onProgress,
  };
  const game = await deps.makeGame(host);
  made.game = game;

  const showOrder = (): void => {
    const winNow = table.round.get()?.winNow ?? null;
    const isOpen = phase.get() === 'open';
    const cashOut = winNow === null ? t('cash-out-nothing') : t('cash-out', { amount: texts.amount(winNow) });
    bar.showOrder(isOpen ? cashOut : t('play'), !isOpen || winNow !== null);
  };
  phase.show(showOrder);
  table.round.show(showOrder);
  bet.show(showCost);

  const orders: Readonly<Record<KeyOrder, () => void>> = {
    play: press,
    'bet-up': () => phase.get() === 'ready' && bet.set(neighbour(ladder, bet.get(), 'up')),
    'bet-down': () => phase.get() === 'ready' && bet.set(neighbour(ladder, bet.get(), 'down')),
    close: panels.close,
    rules: () => panels.open(t('rules'), rulesContent(definition, texts, theGame().pays())),
    fairness: () =>
      panels.open(
        t('fairness'),
        fairnessContent({
          session,
          texts,
          jackpots: jackpotProofs({ session, texts, bet, pools: host.pools }),
          verify: () => import('@fairground/engines/rounds/verify-round'),
        }),
      ),
    sound: sound.toggle,
  };
  document.addEventListener('keydown', (event) => {
    // A key that is held down would press a focused button again and again: a way to play without a hand.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    if (panels.isOpen()) return;
    if (game.onKey?.(event) === true) {
      event.preventDefault();
      return;
    }
    const order = orderOf(event, controlOf(event.target));
    if (order === undefined) return;
    event.preventDefault();
    orders[order]();
  });

  table.lay();
  if (openRound) result.say(t('resumed'));
  return el(
    'div',
    { class: 'shell', 'data-kind': definition.kind },
    hasBackdrop(definition.kind) ? createBackdrop(definition.kind) : undefined,
    createHead({ session, texts, sound, onRules: orders.rules, onFairness: orders.fairness }),
    el('div', { class: 'stage' }, game.stage),
    result.element,
    game.controls,
    bar.element,
    panels.element,
  );
};

/** A slot brings its own land, and rooms have walls. */
const hasBackdrop = (kind: GameKind): kind is Parameters<typeof createBackdrop>[0] =>
  kind !== 'slot' && kind !== 'fishing' && kind !== 'crash' && !isTable(kind);

const controlOf = (target: EventTarget | null): 'none' | 'button' | 'field' => {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return 'field';
  return target instanceof HTMLButtonElement ? 'button' : 'none';
};
