import { toast } from '@fairground/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { openDetails } from '../../../shared/games/open-details.ts';
import { launchGame } from '../../../shared/games/launch.ts';
import type { TileGame } from '../../../shared/games/tile-game.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { gameQuery } from '../api/games-queries.ts';

/** Plays a game, or tells why it cannot be played now. */
export const usePlay = (): ((game: TileGame) => void) => {
  const t = useTranslations('games');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const launchFound = async ({ nodeId }: TileGame) => {
    try {
      launchGame((await queries.fetchQuery(gameQuery(nodeId))).game);
    } catch (error) {
      toast.show({ id: 'launch', tone: 'loss', title: t('play.failed'), description: errorText(error) });
    }
  };
  return (game) => {
    if (game.status !== 'OPEN') openDetails(game.nodeId);
    else if (game.launch) launchGame(game.launch);
    else requireLogin(() => void launchFound(game));
  };
};
