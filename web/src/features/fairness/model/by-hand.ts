import { money } from '@fairground/contract/money';
import type { Choice, GameKind } from '@fairground/contract/studio/game';
import { isClientSeed } from '@fairground/engines/fair/stream';
import { CRASH } from '@fairground/engines/instant/crash';
import { DICE } from '@fairground/engines/instant/dice';
import { HI_LO } from '@fairground/engines/instant/hi-lo';
import { KENO } from '@fairground/engines/instant/keno';
import { LIMBO } from '@fairground/engines/instant/limbo';
import { minesRules } from '@fairground/engines/instant/mines';
import { PLINKO } from '@fairground/engines/instant/plinko';
import { TOWERS, TOWERS_RULES } from '@fairground/engines/instant/towers';
import { WHEELS } from '@fairground/engines/instant/wheel';
import { hashOfRules } from '@fairground/engines/rounds/verify-round';
import type { Provable } from '@fairground/engines/rounds/verify-round';

/** Games whose rules every browser has here. A slot brings its own with its proof. */
export const HAND_GAMES = [
  'dice',
  'crash',
  'mines',
  'hi-lo',
  'limbo',
  'towers',
  'plinko',
  'wheel',
  'keno',
] as const satisfies readonly GameKind[];
export type HandGame = (typeof HAND_GAMES)[number];

/** What is typed in. `part` is what beside the seeds decides a draw: mines, rows, the tower or the wheel. */
export type Hand = {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly game: HandGame;
  readonly part: string;
};

/** The choices of a game that change its draw; the first one is where it starts. */
export const PARTS: Readonly<Record<HandGame, readonly string[]>> = {
  dice: [],
  crash: [],
  mines: Array.from({ length: 24 }, (_, index) => String(index + 1)),
  'hi-lo': [],
  limbo: [],
  towers: TOWERS,
  plinko: Object.keys(PLINKO),
  wheel: Object.keys(WHEELS),
  keno: [],
};

/** The example of docs/fairness.md, for anyone who has no round of their own yet. */
export const EXAMPLE: Hand = {
  serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  commitment: '23681dc3bfbcfc94941ed248f4a3e8807750498e265cb6024021158b7b671afe',
  clientSeed: 'lucky-player',
  nonce: '7',
  game: 'dice',
  part: '',
};

export const EMPTY_HAND: Hand = { ...EXAMPLE, serverSeed: '', commitment: '', clientSeed: '', nonce: '0' };

export type HandField = 'serverSeed' | 'commitment' | 'clientSeed' | 'nonce';

const HEX = /^[0-9a-f]{64}$/;

/** The fields that cannot be right as they stand. */
export const faultsOf = ({ serverSeed, commitment, clientSeed, nonce }: Hand): readonly HandField[] => {
  const isRight: Readonly<Record<HandField, boolean>> = {
    serverSeed: HEX.test(serverSeed),
    commitment: HEX.test(commitment),
    clientSeed: isClientSeed(clientSeed),
    nonce: /^\d{1,15}$/.test(nonce),
  };
  return (Object.keys(isRight) as HandField[]).filter((field) => !isRight[field]);
};

/** A draw by hand as a proof: nothing is claimed of what was shown or paid, so the draw alone is shown. */
export const proofOfHand = ({ serverSeed, commitment, clientSeed, nonce, game, part }: Hand): Provable => {
  const { choice, rules } = ruledBy(game, part);
  return {
    model: game,
    rules,
    definitionHash: hashOfRules(rules),
    serverSeed,
    commitment,
    clientSeed,
    payStep: money(1n),
    round: {
      choice,
      steps: [],
      nonce: Number(nonce),
      state: 'CANCELLED',
      shown: null,
      bet: money(0n),
      win: money(0n),
    },
  };
};

const ruledBy = (game: HandGame, part: string): { readonly choice: Choice; readonly rules: unknown } => {
  switch (game) {
    case 'dice':
      return { choice: { kind: 'dice', side: 'under', wins: 1 }, rules: DICE };
    case 'crash':
      return { choice: { kind: 'crash', cashOut: 200 }, rules: CRASH };
    case 'mines':
      return { choice: { kind: 'mines', mines: Number(part) || 1 }, rules: minesRules(Number(part) || 1) };
    case 'hi-lo':
      return { choice: { kind: 'hi-lo' }, rules: HI_LO };
    case 'limbo':
      return { choice: { kind: 'limbo', target: LIMBO.targetMin }, rules: LIMBO };
    case 'towers': {
      const tower = TOWERS.find((each) => each === part) ?? 'easy';
      return { choice: { kind: 'towers', tower }, rules: TOWERS_RULES };
    }
    case 'plinko': {
      const rows = part === '12' ? 12 : part === '16' ? 16 : 8;
      return { choice: { kind: 'plinko', rows, risk: 'low' }, rules: PLINKO };
    }
    case 'wheel': {
      const wheel = part === 'medium' || part === 'high' ? part : 'low';
      return { choice: { kind: 'wheel', wheel }, rules: WHEELS };
    }
    case 'keno':
      return { choice: { kind: 'keno', picks: [1] }, rules: KENO };
  }
};
