import { fireBatch, timesOf } from '@fairground/engines/fish/batch';
import { FISHING } from '@fairground/engines/fish/room';
import { fraction, parseDecimal, percentText } from '@fairground/engines/maths/fraction';
import { hashOfRules, storedChoice } from '../model.ts';
import type { Model } from '../model.ts';

/** A round of fishing is a batch of shots. Which shots count is said by the room, so no round is begun but by it. */
export const FISHING_MODEL: Model = {
  id: 'fishing',
  kind: 'fishing',
  rules: FISHING,
  hash: hashOfRules(FISHING),
  // How often a shot pays and how much is the player's own choice: it is the target's.
  figures: [{ mode: '', rtp: percentText(parseDecimal(FISHING.rtp), 4), hitRate: null, maxWin: null }],
  isStepped: false,
  costOf: () => undefined,
  play: (words, choice) => {
    const { shots } = storedChoice('fishing', choice);
    const results = fireBatch(words, { room: FISHING, shots });
    return {
      isOver: true,
      returned: fraction(timesOf(FISHING, shots, results)),
      // What the pool holds is known when the stake has come; the draw only says whether it is won.
      shown: { kind: 'fishing', shots: results.map(written), pool: '0' },
    };
  },
};

const written = ({ caught, bolts, isJackpot }: ReturnType<typeof fireBatch>[number]) => ({
  caught: [...caught],
  bolts: [...bolts],
  isJackpot,
});
