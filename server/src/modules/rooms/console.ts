import type { ConsoleOffer } from '@fairground/contract/console/offer';

export const roomsOffers: ConsoleOffer = {};
