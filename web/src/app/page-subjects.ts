import type { Id } from '@fairground/contract/ids';
import { readPromotion } from '@fairground/contract/promotions/endpoints';
import { offerIdOf } from '../features/promotions/index.ts';
import type { Ask } from './pre-render.tsx';
import type { RouteMatch } from './routes.ts';

/** What a page with a word in its address is about, for the server: words that name nothing share one page. */
export type PageSubject = {
  readonly isKnown: (ask: Ask) => Promise<boolean>;
  /** The address under which the page of all unknown words is kept. */
  readonly unknownPath: string;
};

/** The one address of a page, and what to ask before it is rendered. Every route with a word in its address is here. */
export const pageAbout = (
  path: string,
  { route, params }: RouteMatch,
): { readonly path: string; readonly subject?: PageSubject } => {
  if (route.id !== 'promo-detail' || params['id'] === undefined) return { path };
  const id = offerIdOf(params['id'], '');
  if (id === null) return { path: NO_OFFER };
  const input = { query: { id: id as Id<'promotion'> } };
  const isKnown: PageSubject['isKnown'] = async (ask) => (await ask(readPromotion, input)).success;
  return { path: `/promotions/${id}`, subject: { isKnown, unknownPath: NO_OFFER } };
};

const NO_OFFER = '/promotions/unknown';
