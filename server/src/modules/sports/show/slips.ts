import { hash } from 'node:crypto';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/sports/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { foundLegs, objectionTo, priceOf, wantedLegs } from '../bets/legs.ts';
import type { SportsDeps } from '../deps.ts';
import { competitionOf } from '../domain/competitions.ts';
import { readOffered } from '../store/bets.ts';
import { addFavourite, findSlip, hasFixture, keepSlip, listFavourites, removeFavourite } from '../store/slips.ts';
import type { Favourite } from '../store/slips.ts';

/** Digits and letters that are not mistaken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

const asLegs = (selections: readonly string[]) =>
  wantedLegs(selections.map((selectionId) => ({ selectionId, oddsMilli: 1_001 })));

/** The same selections always have the same code, so that sharing again keeps nothing new. */
const codeOf = (selections: readonly string[]): string =>
  [...hash('sha256', JSON.stringify(selections.toSorted()), 'buffer')]
    .slice(0, CODE_LENGTH)
    .map((byte) => LETTERS[byte % LETTERS.length] ?? 'A')
    .join('');

export const share = async (
  { db }: Pick<SportsDeps, 'db'>,
  { selections }: BodyOf<typeof contract.shareSlip>,
): Promise<ValueOf<typeof contract.shareSlip>> => {
  const legs = asLegs(selections);
  const markets = legs.map(({ market }) => market);
  foundLegs(legs, await readOffered(db, markets));
  const code = codeOf(selections);
  return { code, until: await keepSlip(db, code, selections) };
};

export const open = async (
  { db }: Pick<SportsDeps, 'db'>,
  code: string,
): Promise<ValueOf<typeof contract.openSlip>> => {
  const kept = await findSlip(db, code);
  if (!kept) throw new Refusal('sports.slip-unknown');
  const legs = asLegs(kept);
  const offered = await readOffered(
    db,
    legs.map(({ market }) => market),
  );
  const selections = legs
    .filter(({ market, code: selection }) => {
      const found = offered.get(market);
      return found && priceOf(found.market, selection) !== undefined && objectionTo(found) !== 'TOO_LATE';
    })
    .map(({ selectionId }) => selectionId);
  return { selections, gone: kept.length - selections.length };
};

const FAVOURITES_MAX = 100;

export const favouritesOf = async (
  { db }: Pick<SportsDeps, 'db'>,
  member: MemberId,
): Promise<ValueOf<typeof contract.listSportsFavourites>> => {
  const list = await listFavourites(db, member);
  return {
    competitions: list.filter(({ kind }) => kind === 'COMPETITION').map(({ key }) => key),
    fixtures: list.filter(({ kind }) => kind === 'FIXTURE').map(({ key }) => BigInt(key) as FixtureId),
  };
};

export const mark = async (
  deps: Pick<SportsDeps, 'db'>,
  member: MemberId,
  { competition, fixtureId, isMarked }: BodyOf<typeof contract.markSportsFavourite>,
): Promise<ValueOf<typeof contract.listSportsFavourites>> => {
  const { db } = deps;
  if (competition !== undefined && !competitionOf(competition)) throw new Refusal('sports.competition-unknown');
  if (fixtureId !== undefined && !(await hasFixture(db, fixtureId))) throw new Refusal('sports.fixture-unknown');
  const marks: readonly Favourite[] = [
    ...(competition === undefined ? [] : [{ kind: 'COMPETITION' as const, key: competition }]),
    ...(fixtureId === undefined ? [] : [{ kind: 'FIXTURE' as const, key: fixtureId.toString() }]),
  ];
  await inTransaction(db, async (tx) => {
    for (const each of marks) await (isMarked ? addFavourite(tx, member, each) : removeFavourite(tx, member, each));
    if ((await listFavourites(tx, member)).length > FAVOURITES_MAX) throw new Refusal('sports.favourites-full');
  });
  return favouritesOf(deps, member);
};
