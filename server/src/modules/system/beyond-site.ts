import { originsOf } from '../../platform/origins.ts';
import type { NoticeBoard } from './notice-board.ts';
import { imageHostsOf } from './settings.ts';

/** The mirrors as addresses a page may call, so that a browser can time them. */
export const listMirrorAddresses = async (board: NoticeBoard): Promise<readonly string[]> =>
  originsOf((await board.settings.read()).mirrors.map(({ host }) => `https://${host}`));

/** Where pictures are kept beside the site itself. */
export const listPictureAddresses = async (board: NoticeBoard): Promise<readonly string[]> =>
  originsOf(imageHostsOf(await board.settings.read()));
