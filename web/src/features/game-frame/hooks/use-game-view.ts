import type { GameMessage } from '@fairground/contract/launch/frame-messages';
import { useState } from 'react';
import { ApiError } from '@fairground/client/api';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { openCentre } from '../../../shared/store/open-centre.ts';
import { isFrameable } from '../model/frame-policy.ts';
import { launchAddressOf, otherWayOf } from '../model/launch-address.ts';
import type { Way } from '../model/launch-address.ts';
import { troubleOf } from '../model/trouble.ts';
import type { Trouble } from '../model/trouble.ts';
import type { GameSession } from './use-game-session.ts';
import type { RoundState } from './use-leave-guard.ts';

/** The state the frame has reported since it was opened. */
type Heard = {
  readonly isLoaded: boolean;
  readonly isOver: boolean;
  readonly round: RoundState;
  /** A stake was refused because the balance does not cover it. */
  readonly isShort: boolean;
};

const NOTHING_HEARD: Heard = { isLoaded: false, isOver: false, round: 'closed', isShort: false };

/** What is to be seen: the game, something on its way, or what is in its way. */
export const useGameView = (session: GameSession, closedBy: Trouble | null) => {
  const errorText = useErrorText();
  const [way, setWay] = useState<Way>('first');
  const launched = session.kind === 'open' ? session.launched : undefined;
  const address = launched ? launchAddressOf(launched, way) : null;
  const other = launched ? otherWayOf(launched, way) : null;
  const [refills, setRefills] = useState(0);
  const [news, setNews] = useState<{ readonly of: string | null; readonly heard: Heard }>();
  const heard = news?.of === address ? news.heard : NOTHING_HEARD;
  // A game may say two things before the page is drawn again: each adds to what was heard last.
  const hear = (more: Partial<Heard> | ((before: Heard) => Partial<Heard>)) =>
    setNews((last) => {
      const before = last?.of === address ? last.heard : NOTHING_HEARD;
      return { of: address, heard: { ...before, ...(typeof more === 'function' ? more(before) : more) } };
    });

  const onWord = (word: GameMessage): void => {
    switch (word) {
      case 'ready':
        return hear({ isLoaded: true });
      case 'round-open':
        return hear({ isLoaded: true, round: 'open', isShort: false });
      case 'round-closed':
        return hear({ isLoaded: true, round: 'closed' });
      case 'session-over':
        return hear({ isOver: true, round: 'closed' });
      case 'short-of-funds':
        return hear({ isShort: true });
      case 'deposit':
        return openCentre('depositv2');
      case 'leave':
      // Of what is being shown the balance alone depends, see useRevealHold.
      case 'showing':
      case 'shown':
        return undefined;
    }
  };

  // A round that was staked is seen to its end, also in a game that was closed meanwhile.
  const isClosing = closedBy !== null && heard.round === 'open' && !heard.isOver;
  const trouble = troubleIn(session, { isOver: heard.isOver, closedBy: isClosing ? null : closedBy, address });
  const waitsFor: 'session' | 'game' = session.kind === 'opening' ? 'session' : 'game';
  return {
    launched,
    address,
    round: trouble === null ? heard.round : ('closed' as const),
    isClosing,
    isShort: heard.isShort && trouble === null,
    onShortClosed: () => hear({ isShort: false }),
    /** How often money came in while the game was open: the frame asks for its funds after each. */
    refills,
    onRefilled: () => {
      setRefills((before) => before + 1);
      hear({ isShort: false });
    },
    trouble,
    said: session.kind === 'refused' ? errorText(session.error) : '',
    loading: trouble !== null || heard.isLoaded ? null : waitsFor,
    otherWay: other === null ? undefined : () => setWay(other),
    /** A game that never speaks is playing once its page is there, and nobody knows of its rounds. */
    onLoad: () => hear(({ isLoaded, round }) => ({ isLoaded: true, round: isLoaded ? round : 'unknown' })),
    onWord,
  };
};

const troubleIn = (
  session: GameSession,
  { isOver, closedBy, address }: { isOver: boolean; closedBy: Trouble | null; address: string | null },
): Trouble | null => {
  if (session.kind === 'refused') return session.error instanceof ApiError ? troubleOf(session.error.code) : 'failed';
  if (closedBy !== null) return closedBy;
  if (isOver) return 'over';
  return address !== null && !isFrameable(address, location.origin) ? 'failed' : null;
};
