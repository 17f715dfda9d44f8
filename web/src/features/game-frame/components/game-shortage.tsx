import { LatePart } from '../../../shared/page/late-part.tsx';
import { ShortOfFunds } from '../../../shared/refill/index.ts';
import type { useGameView } from '../hooks/use-game-view.ts';

type GameShortageProps = {
  readonly view: Pick<ReturnType<typeof useGameView>, 'isShort' | 'onRefilled' | 'onShortClosed'>;
  readonly lobby: string;
};

/** What to do when a stake in the game was larger than the balance; the game stays where it is. */
export function GameShortage({ view, lobby }: GameShortageProps) {
  if (!view.isShort) return null;
  return (
    <LatePart>
      <ShortOfFunds lobby={lobby} onRefilled={view.onRefilled} onClose={view.onShortClosed} />
    </LatePart>
  );
}
