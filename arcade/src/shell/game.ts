import type { Money } from '@fairground/contract/money';
import type { PlayPolicy } from '@fairground/contract/studio/play-policy';
import type { Choice, GameDefinition, JackpotPool, Step } from '@fairground/contract/studio/game';
import type { Round } from '@fairground/contract/studio/round';
import type { Address } from '../session/address.ts';
import type { Signal } from '../session/signal.ts';
import type { Texts } from '../texts/texts.ts';
import type { Sound } from './sound.ts';

/** What the shell gives a game. */
export type GameHost = {
  readonly definition: GameDefinition;
  readonly address: Address;
  readonly texts: Texts;
  readonly sound: Sound;
  readonly bet: Signal<Money>;
  /** What the game is doing: it changes nothing while a round is under way. */
  readonly phase: Signal<Phase>;
  /** What is in the pools of its jackpots; none for most games. */
  readonly pools: Signal<readonly JackpotPool[]>;
  /** The choice was changed: what a round costs may be another. */
  readonly onChoice: () => void;
  /** Takes a step of the open round. */
  readonly step: (step: Step) => void;
  /** Shows a line where results are shown. */
  readonly say: (line: string) => void;
  /** How the brand lets slots be played. */
  readonly policy: PlayPolicy;
  /** Whether the player chose the quick pace. */
  readonly quick: Signal<boolean>;
  readonly balance: Signal<Money>;
  /** A sheet of the game's own over it. */
  readonly openPanel: (title: string, content: readonly Node[]) => void;
  readonly closePanel: () => void;
  /** Plays a round, if none is under way. */
  readonly play: () => void;
  /** Announces what happens within a round to screen readers. */
  readonly announce: (line: string) => void;
  /** Shows how far loading is, 0 to 1. */
  readonly onProgress: (part: number) => void;
};

export type Phase = 'ready' | 'busy' | 'open';

/** What a game gives the shell. Everything about money and fairness is the shell's. */
export type Game = {
  readonly stage: HTMLElement;
  /** Where the player chooses what to bet on, if there is a choice. */
  readonly controls: HTMLElement | undefined;
  readonly choice: () => Choice;
  /** What a round costs at this base bet. */
  readonly costOf: (bet: Money) => Money;
  /** The order is on its way: show that something happens. */
  readonly begin: () => void;
  /** Nothing came of the order. */
  readonly abort: () => void;
  /** Shows a round as far as it went, with all its motion. */
  readonly show: (round: Round) => Promise<void>;
  /** Shows a round as it stands, without motion: after a reload, or the last one of the visit before. */
  readonly rest: (round: Round | null) => void;
  /** Ends the waits of what is being shown, never what is drawn or paid. */
  readonly hurry?: () => void;
  /** Whether a feature started in a round; only games that report it can be played automatically. */
  readonly hasFeature?: (round: Round) => boolean;
  /** Keys of its own; true when it took the key. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** What pays how much, from the definition. */
  readonly pays: () => readonly Node[];
};

export type MakeGame = (host: GameHost) => Promise<Game>;
