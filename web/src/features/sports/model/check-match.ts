import { redrawMatch } from '@fairground/engines/sports/draw';
import type { MatchProof } from '@fairground/engines/sports/draw';
import type { MatchPage } from '../api/sports.ts';

type Score = { readonly home: number; readonly away: number };
/** What a match that is drawn again comes to: what was shown, something else, or nothing, for its seed is another one. */
export type Checked = { readonly is: 'same' | 'other'; readonly score: Score } | { readonly is: 'another-seed' };

/** Draws a match again from its seed and compares score and order with what was shown. */
export const checkMatch = (
  { fixture, incidents }: Pick<MatchPage, 'fixture' | 'incidents'>,
  proof: MatchProof,
): Checked => {
  const drawn = redrawMatch(proof);
  if ('fault' in drawn) return { is: 'another-seed' };
  const { score, order } = drawn;
  const shown = incidents.flatMap(({ kind, side }) =>
    kind === 'GOAL' || kind === 'MAP' ? [side === 'home' ? 'h' : 'a'] : [],
  );
  const isScore = score.home === fixture.score.home && score.away === fixture.score.away;
  // The end of a fight is its only event, and the score says who won it.
  const isOrder = proof.model.is === 'fight' || shown.join('') === order.join('');
  return { is: isScore && isOrder ? 'same' : 'other', score };
};
