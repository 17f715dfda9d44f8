import type { GameSessionId } from '@fairground/contract/launch/endpoints';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { endSession, forgetGame, mayHaveOpenRound } from '../api/open-game.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import type { RoundState, WayOut } from './use-leave-guard.ts';

/** The ways out of a game: asked about while a round may be open, and the session ended behind whoever goes. */
export const useLeaving = (sessionId: GameSessionId | undefined, round: RoundState) => {
  const [asked, setAsked] = useState<WayOut | null>(null);

  const go = (way: WayOut) => {
    setAsked(null);
    forgetGame('page');
    if (sessionId !== undefined) endSession(sessionId);
    if (way.kind === 'address') navigate(way.href);
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
    leaveTo: (href: string) => void leave({ kind: 'address', href }),
  };
};
