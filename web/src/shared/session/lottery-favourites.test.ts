import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  readLotteryFavourites,
  toggleLotteryMark,
  useLotteryFavourites,
  withIdsForCodes,
} from './lottery-favourites.ts';
import { memoryStorage } from '@fairground/client/testing';
import { beginSession, endSession } from '@fairground/client/session';

const MEMBER = 0;
const TRIAL = 4;

const keep = (marks: object): void => localStorage.setItem('LOTTFAV', JSON.stringify(marks));
const logIn = (account: string, isAgent = MEMBER): void =>
  beginSession({ token: `${account}-token`, account, isAgent });
const marks = (): readonly string[] => useLotteryFavourites.getState().ids;

const menuGame = (nodeId: string | null, gameCode: string) => ({
  ...{ nodeId, gameCode, gameName: gameCode, gameGroupCode: 'SSC', lottoArea: 'CN', prizeModes: ['Elott'] },
  ...{ intervalSeconds: 60, lockTime: 5, isOn: true, isSimulated: true },
});

/** What the catalogue of this installation calls two lotteries. */
const answerMenus = () => {
  const games = [menuGame('901', 'SSC1M'), menuGame('902', 'K3_1M'), menuGame(null, 'MB')];
  const gameMenus = [{ gameGroupCode: 'SSC', labelName: 'SSC', games }];
  const asked = vi.fn(() => Promise.resolve(Response.json({ success: true, value: { gameMenus }, message: null })));
  vi.stubGlobal('fetch', asked);
  return asked;
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: { dataset: { language: 'EN' } } });
});

afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

test('[part of T-14] the lottery favourites of an account are there when it logs in, and go when it logs out', () => {
  keep({ lan: ['101', '102'], minh: ['103'] });
  expect(marks()).toEqual([]);

  logIn('lan');
  expect(marks()).toEqual(['101', '102']);

  endSession();
  expect(marks()).toEqual([]);

  logIn('minh');
  expect(marks()).toEqual(['103']);
});

test('[part of T-14] a lottery is marked and unmarked by its nodeId, for the account that is logged in and for no other', () => {
  keep({ minh: ['103'] });
  logIn('lan');

  toggleLotteryMark(101n);
  toggleLotteryMark(102n);
  toggleLotteryMark(101n);

  expect(marks()).toEqual(['102']);
  expect(readLotteryFavourites('lan')).toEqual(['102']);
  expect(readLotteryFavourites('minh')).toEqual(['103']);
});

test('nobody and a trial account mark no lottery', () => {
  keep({ guest7: ['101'] });

  toggleLotteryMark(101n);
  logIn('guest7', TRIAL);
  toggleLotteryMark(102n);

  expect(marks()).toEqual([]);
  expect(readLotteryFavourites('guest7')).toEqual(['101']);
});

test('[part of E-02] codes that an older version kept become the ids of the same lotteries, each once', () => {
  const ids = new Map([
    ['SSC1M', '901'],
    ['K3_1M', '902'],
  ]);

  expect(withIdsForCodes(['SSC1M', '77', '902', 'K3_1M', 'GONE'], ids)).toEqual(['901', '77', '902', 'GONE']);
});

test('[part of E-02] codes that an older version kept are replaced in the storage at the next login', async () => {
  const asked = answerMenus();
  keep({ lan: ['SSC1M', '77', 'MB'], minh: ['K3_1M'] });

  logIn('lan');

  await expect.poll(marks).toEqual(['901', '77', 'MB']);
  expect(readLotteryFavourites('lan')).toEqual(['901', '77', 'MB']);
  expect(readLotteryFavourites('minh')).toEqual(['K3_1M']);
  expect(asked).toHaveBeenCalledOnce();
});

test('ids alone ask nothing of the server', async () => {
  const asked = answerMenus();
  keep({ lan: ['901'] });

  logIn('lan');
  await Promise.resolve();

  expect(asked).not.toHaveBeenCalled();
});
