import { useState } from 'react';
import { noPicks } from '../model/picks.ts';
import type { Picks } from '../model/picks.ts';
import type { Offer } from '../model/offer.ts';
import { firstTerms, slipOf } from '../model/slip.ts';
import type { SlipResult, SlipTerms } from '../model/slip.ts';
import type { Room } from './use-room.ts';

type Draft = { readonly of: string; readonly picks: Picks; readonly round: number };

/** What is being picked and on which terms. Another play begins with nothing picked; the terms stay within a mode. */
export const useSlip = (room: Room, offer: Offer) => {
  const { game, mode, play } = room;
  const of = `${game.code} ${mode} ${play.code}`;
  const [draft, setDraft] = useState<Draft>({ of, picks: noPicks(play), round: 0 });
  const [termsByMode, setTerms] = useState<Readonly<Record<string, SlipTerms>>>({});
  const picks = draft.of === of ? draft.picks : noPicks(play);
  const first = firstTerms(mode);
  const terms = termsByMode[`${game.code} ${mode}`] ?? { ...first, series: offer.series.usual };
  const result: SlipResult = slipOf(room, picks, terms, offer);
  return {
    picks,
    round: draft.round,
    terms,
    result,
    setPicks: (next: Picks) => setDraft({ of, picks: next, round: draft.round }),
    /** Begins again; what was typed goes too. */
    empty: () => setDraft({ of, picks: noPicks(play), round: draft.round + 1 }),
    setTerms: (next: SlipTerms) => setTerms((all) => ({ ...all, [`${game.code} ${mode}`]: next })),
  };
};
