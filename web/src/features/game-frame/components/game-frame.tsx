import { useRef, useState } from 'react';
import type { GameMessage } from '@fairground/contract/launch/frame-messages';
import { useFrameSettings } from '../hooks/use-frame-settings.ts';
import { useProofWishes } from '../hooks/use-proof-wishes.ts';
import { useRevealHold } from '../hooks/use-reveal-hold.ts';
import { useRoomMoves } from '../hooks/use-room-moves.ts';
import { useGameWords } from '../hooks/use-game-words.ts';
import { useStakeBound } from '../hooks/use-stake-bound.ts';
import { useFundsNews } from '../hooks/use-funds-news.ts';
import { sandboxOf } from '../model/frame-policy.ts';

type GameFrameProps = {
  readonly address: string;
  readonly title: string;
  readonly onLoad: () => void;
  readonly onWord: (word: GameMessage) => void;
  /** The player wants to be somewhere else on the site. */
  readonly onGo: (address: string) => void;
  /** Grows when money came in beside the game. */
  readonly refills: number;
};

/** The game itself, in a frame that can neither read nor steer the page. */
export function GameFrame({ address, title, onLoad, onWord, onGo, refills }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // An address works once: the frame keeps the one it came with, whatever happens around it.
  const [first] = useState(address);
  const [timesReady, setTimesReady] = useState(0);
  const holdWhileShown = useRevealHold();
  useGameWords(frame, (word) => {
    holdWhileShown(word);
    if (word === 'ready') setTimesReady((times) => times + 1);
    onWord(word);
  });
  useFrameSettings(frame);
  useProofWishes(frame, onGo);
  useRoomMoves(frame);
  useFundsNews(frame, refills);
  useStakeBound(frame, timesReady);
  return (
    <iframe
      ref={frame}
      src={first}
      title={title}
      sandbox={sandboxOf(first, location.origin)}
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
      className="absolute inset-0 size-full border-0"
    />
  );
}
