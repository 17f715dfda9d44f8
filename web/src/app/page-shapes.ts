import { namesGame } from '../features/game-frame/index.ts';
import { isRoom } from '../features/lottery/index.ts';
import type { SiteRoute } from '../shared/page/site-route.ts';

/**
 * What the query of an address changes in the first drawing of its page, in one form for all who ask for the same: a page
 * is rendered once for each. Only the server asks, and tells the browser what it drew.
 */
export const shapeOf = ({ id }: Pick<SiteRoute, 'id'>, search: string): string => {
  const fields = new URLSearchParams(search);
  switch (id) {
    case 'game':
      return gameShape(fields);
    case 'seamless':
      return fields.get('lottoArea') === 'SEA' ? ['lottoArea=SEA', ...roomShape(fields)].join('&') : gameShape(fields);
    case 'lottery':
    case 'vn-lottery':
      return roomShape(fields).join('&');
    default:
      return '';
  }
};

/** Which game it is does not show before somebody is let in. */
const gameShape = (fields: URLSearchParams): string => (namesGame(fields) ? 'nodeId=1' : '');

const roomShape = (fields: URLSearchParams): readonly string[] => (isRoom(fields) ? ['lottoView=betting'] : []);
