import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { LanguageCode } from '@fairground/contract/language';
import { leaveGame, readGameSession, readLaunchAddress, resumeGame } from '@fairground/contract/launch/endpoints';
import type { Device, GameSessionId, LaunchedGame } from '@fairground/contract/launch/endpoints';
import { call } from '@fairground/client/api';
import { readJson, readSession, tabStorage, writeJson } from '@fairground/client/session';
import { isOpenGame, planOpening } from '../model/open-game.ts';

/** Where a game is open: on its page, or small in the corner of another. Each place has a session of its own. */
export type Place = 'page' | 'corner';

/** Where a tab keeps the game it has open, so that a reload finds its session again. */
const KEYS: Readonly<Record<Place, string>> = { page: 'openGame', corner: 'openMiniGame' };

export type Opening = {
  readonly nodeId: GameNodeId;
  readonly account: string;
  readonly language: LanguageCode;
  readonly device: Device;
  readonly place: Place;
};

/** Goes on with the session this tab has, or opens one. Sent twice it opens one. */
export const openGame = async (opening: Opening): Promise<LaunchedGame> => {
  const { nodeId, account, language, device, place } = opening;
  const merchantCode = readSession('merchantCode');
  const wanted = { nodeId: nodeId.toString(), account };
  const { game, left } = planOpening(readJson(tabStorage, KEYS[place], isOpenGame), wanted, newRequestId);
  writeJson(tabStorage, KEYS[place], game);
  // Nobody waits for it: an old session ends by itself when it is not used.
  if (left !== null) endSession(BigInt(left) as GameSessionId);
  const launched =
    game.sessionId === null
      ? await call(readLaunchAddress, {
          body: {
            nodeId,
            accountType: 1,
            confirmTrans: 0,
            launchMode: 'GLS',
            platform: 'html5-desktop',
            clientType: 3,
            username: account,
            ...(merchantCode !== null && { merchantCode }),
            language,
            device,
            requestId: game.requestId,
          },
        })
      : await call(resumeGame, { body: { sessionId: BigInt(game.sessionId) as GameSessionId, language, device } });
  writeJson(tabStorage, KEYS[place], { ...game, sessionId: launched.sessionId.toString() });
  return launched;
};

/** Forgets the session this tab has there: the next opening is a new one. */
export const forgetGame = (place: Place): void => tabStorage.remove(KEYS[place]);

/** Ends a session without waiting for it: anyone who leaves has left. */
export const endSession = (sessionId: GameSessionId): void => {
  call(leaveGame, { body: { sessionId } }).catch(() => undefined);
};

/** Whether a stake still waits for its result; where nobody can tell, one may. */
export const mayHaveOpenRound = async (sessionId: GameSessionId): Promise<boolean> => {
  try {
    return (await call(readGameSession, { query: { sessionId } })).hasOpenRound;
  } catch {
    return true;
  }
};

const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
