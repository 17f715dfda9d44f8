import type { GameSessionId } from '@fairground/contract/launch/endpoints';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { RETURN } from '../../../shared/page/arrival.ts';
import { readNavigation } from '../../../shared/page/navigation.ts';
import { endSession, forgetGame, mayHaveOpenRound } from '../api/open-game.ts';
import { wayBack } from '../model/way-back.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import type { RoundState, WayOut } from './use-leave-guard.ts';

/** The ways out of a game: asked about while a round may be open, and the session ended behind the one who goes. */
export const useLeaving = (sessionId: GameSessionId | undefined, round: RoundState) => {
  const [asked, setAsked] = useState<WayOut | null>(null);

  const go = (way: WayOut) => {
    setAsked(null);
    forgetGame('page');
    if (sessionId !== undefined) endSession(sessionId);
    if (way.kind === 'address') navigate(way.href, { state: way.isReturn ? RETURN : null });
    else way.go();
  };

  const leave = async (way: WayOut): Promise<void> => {
    const isOpen =
      sessionId !== undefined && (round === 'open' || (round === 'unknown' && (await mayHaveOpenRound(sessionId))));
    if (isOpen) setAsked(way);
    else go(way);
  };

  useLeaveGuard(round, (way) => void leave(way));

  return {
    isAsked: asked !== null,
    stay: () => setAsked(null),
    confirm: () => asked && go(asked),
    leaveTo: (href: string) => void leave({ kind: 'address', href, isReturn: false }),
    /** To where the game was opened from, as it was left; to the lobby for anyone who came from elsewhere. */
    leaveFor: (lobby: string) => {
      const { entries, index } = readNavigation();
      const from = wayBack(entries, index, new URL(location.href));
      void leave({ kind: 'address', href: from ?? lobby, isReturn: from !== undefined });
    },
  };
};
