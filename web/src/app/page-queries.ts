import { listPromotions, readPromotion } from '@fairground/contract/promotions/endpoints';
import { readMenus } from '@fairground/contract/catalog/endpoints';
import type { Id } from '@fairground/contract/ids';
import { offerIdOf } from '../features/promotions/index.ts';
import { endpointQuery } from '@fairground/client/api';
import type { Lobby } from '../shared/category/categories.ts';
import { gameTypesOf } from '../shared/games/game-types.ts';
import { registerRulesQuery } from '../shared/site/register-rules.ts';
import type { PageQuery } from '../shared/page/site-route.ts';
import type { RouteMatch } from './routes.ts';

/**
 * What only the server asks before it draws a page, beside the queries of the route. In the browser these pages ask
 * themselves: every page would otherwise carry the shapes of their answers.
 */
export const serverQueriesOf = ({ route, params }: RouteMatch): readonly PageQuery[] => {
  const id = offerIdOf(params['id'], '');
  switch (route.id) {
    case 'promotions':
      return [endpointQuery(listPromotions, { query: {} })];
    case 'promo-detail':
      return id === null ? [] : [endpointQuery(readPromotion, { query: { id: id as Id<'promotion'> } })];
    case 'register':
      return [registerRulesQuery, endpointQuery(listPromotions, { query: { category: 'new_player' } })];
    case 'login':
    case 'reset-password':
      return [registerRulesQuery];
    default:
      return route.category === undefined ? [] : menusOf(route.category);
  }
};

/** The kinds of games a lobby begins with. */
const menusOf = (lobby: Lobby): readonly PageQuery[] =>
  gameTypesOf(lobby)
    .slice(0, 1)
    .map((gameType) => endpointQuery(readMenus, { query: { gameType } }));
