import type { Field } from '@fairground/contract/console/columns';
import type { ActionOffer } from '@fairground/contract/console/offer';
import {
  changeSportsLimits,
  changeSportsSettings,
  correctResult,
  holdFixture,
  holdMarket,
  limitMarket,
  limitMember,
  lockPrice,
  markBetSeen,
  voidMarket,
} from '@fairground/contract/sports/operator-endpoints';

const write = { needs: 'sports.write' } as const;

/** What staff set of a sport, and of one member or market. */
export const AMOUNTS = ['winMax', 'riskMax', 'playerMax', 'dayMax', 'largeFrom'] as const;
export const SETTINGS = ['delaySeconds', 'marginPercent', 'feeSingle', 'feeMulti'] as const;
export const OWN_LIMITS = ['winMax', 'openMax'] as const;
const LIMIT_FIELDS: readonly Field[] = AMOUNTS.map((id) => ({ id, as: 'amount', from: id }));
const SETTING_FIELDS: readonly Field[] = SETTINGS.map((id) => ({ id, as: 'number', from: id }));

/** What staff change in the book; another result, a void market and settings of a sport take two people. */
export const sportsActions: readonly ActionOffer[] = [
  {
    ...write,
    id: 'sports.hold-fixture',
    on: 'fixture',
    call: holdFixture,
    keeps: { fixtureId: 'fixtureId' },
    sets: { to: 'held' },
    when: { field: 'trading', is: ['open'] },
    weight: 'danger',
  },
  {
    ...write,
    id: 'sports.release-fixture',
    on: 'fixture',
    call: holdFixture,
    keeps: { fixtureId: 'fixtureId' },
    sets: { to: 'open' },
    when: { field: 'trading', is: ['held'] },
  },
  {
    ...write,
    id: 'sports.correct-result',
    on: 'fixture',
    call: correctResult,
    keeps: { fixtureId: 'fixtureId', version: 'version' },
    fields: [{ id: 'result', as: 'text' }],
    when: { field: 'state', is: ['ENDED', 'CLOSED', 'ABANDONED'] },
  },
  {
    ...write,
    id: 'sports.hold-market',
    on: 'sports-market',
    call: holdMarket,
    keeps: { marketId: 'marketId' },
    sets: { to: 'held' },
    when: { field: 'trading', is: ['open'] },
    weight: 'danger',
  },
  {
    ...write,
    id: 'sports.release-market',
    on: 'sports-market',
    call: holdMarket,
    keeps: { marketId: 'marketId' },
    sets: { to: 'open' },
    when: { field: 'trading', is: ['held'] },
  },
  {
    ...write,
    id: 'sports.lock-price',
    on: 'sports-market',
    call: lockPrice,
    keeps: { marketId: 'marketId' },
    sets: { to: 'locked' },
    when: { field: 'price', is: ['moves'] },
  },
  {
    ...write,
    id: 'sports.unlock-price',
    on: 'sports-market',
    call: lockPrice,
    keeps: { marketId: 'marketId' },
    sets: { to: 'moves' },
    when: { field: 'price', is: ['locked'] },
  },
  {
    ...write,
    id: 'sports.void-market',
    on: 'sports-market',
    call: voidMarket,
    keeps: { marketId: 'marketId' },
    fields: [
      { id: 'from', as: 'moment', isOptional: true },
      { id: 'to', as: 'moment', isOptional: true },
    ],
    weight: 'danger',
  },
  {
    ...write,
    id: 'sports.limit-market',
    on: 'sports-market',
    call: limitMarket,
    keeps: { marketId: 'marketId' },
    fields: OWN_LIMITS.map((id) => ({ id, as: 'amount', from: id, isOptional: true })),
  },
  {
    ...write,
    id: 'sports.limit-member',
    on: 'member',
    call: limitMember,
    keeps: { memberId: 'memberId' },
    fields: OWN_LIMITS.map((id) => ({ id, as: 'amount', isOptional: true })),
  },
  {
    ...write,
    id: 'sports.mark-bet-seen',
    on: 'ticket',
    call: markBetSeen,
    keeps: { betId: 'betId' },
    when: { field: 'attention', is: ['large'] },
    bulk: true,
  },
  {
    ...write,
    id: 'sports.change-limits',
    on: 'sport',
    call: changeSportsLimits,
    keeps: { sport: 'sport', version: 'version' },
    fields: LIMIT_FIELDS,
  },
  {
    ...write,
    id: 'sports.change-settings',
    on: 'sport',
    call: changeSportsSettings,
    keeps: { sport: 'sport', version: 'version' },
    fields: SETTING_FIELDS,
  },
];
