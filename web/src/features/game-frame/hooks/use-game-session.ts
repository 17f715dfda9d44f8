import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { LaunchedGame } from '@fairground/contract/launch/endpoints';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/index.ts';
import { forgetGame, openGame } from '../api/open-game.ts';
import type { Place } from '../api/open-game.ts';
import { deviceOf } from '../model/device.ts';

export type GameSession =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly launched: LaunchedGame }
  | { readonly kind: 'refused'; readonly error: unknown };

const OPENING: GameSession = { kind: 'opening' };

const thisDevice = () =>
  deviceOf({ userAgent: navigator.userAgent, isTouched: matchMedia('(pointer: coarse)').matches });

/** The session of the game in this place, opened once and found again after a reload. */
export const useGameSession = (nodeId: GameNodeId, account: string, place: Place) => {
  const { code: language } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly session: GameSession }>();
  const question = `${nodeId} ${account} ${attempt}`;

  useEffect(() => {
    let isWanted = true;
    const take = (session: GameSession) => {
      if (isWanted) setAnswer({ to: question, session });
    };
    openGame({ nodeId, account, language, device: thisDevice(), place }).then(
      (launched) => take({ kind: 'open', launched }),
      (error: unknown) => take({ kind: 'refused', error }),
    );
    return () => {
      isWanted = false;
    };
    // Another language reaches the game with its next address, not by throwing the open one away.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [question]);

  return {
    session: answer?.to === question ? answer.session : OPENING,
    /** Asks for the address of the same session again. */
    again: () => setAttempt(attempt + 1),
    /** Leaves the old session behind and asks for a new one. */
    anew: () => {
      forgetGame(place);
      setAttempt(attempt + 1);
    },
  };
};
