import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { below } from '../random/words.ts';
import { openPair, rotatePair, shownPair, takeNonce } from './pair.ts';
import { commitmentOf, newServerSeed, readSeed, writeSeed } from './seed.ts';
import type { ServerSeed } from './seed.ts';
import { chainStart, previousSeed, publicValueOf, seedBefore } from './shared-round.ts';
import { wordsOf } from './stream.ts';
import { verifyChainDraw, verifyDraw } from './verify.ts';

const seedOf = (name: string): ServerSeed => newServerSeed(sha256(utf8ToBytes(name)));
const ROUND = { game: 'dice', clientSeed: 'player', nonce: 0 };
const wordTexts = (seed: ServerSeed, count: number, draw = ROUND): string[] => {
  const words = wordsOf(seed, draw);
  return Array.from({ length: count }, () => words().toString(16).padStart(8, '0'));
};

describe('a commitment', () => {
  test('the commitment is never a value used in a draw', () => {
    for (let number = 0; number < 50; number += 1) {
      const seed = seedOf(`seed ${number}`);
      const commitment = commitmentOf(seed);
      const blocks = Array.from({ length: 8 }, (_, nonce) => wordTexts(seed, 8, { ...ROUND, nonce }).join(''));

      expect(blocks).not.toContain(commitment);
      expect(writeSeed(seed)).not.toBe(commitment);
      // Nor is it the next key of a chain, nor the hash without a label that other sites show and draw with.
      expect(writeSeed(previousSeed(seed))).not.toBe(commitment);
      expect(bytesToHex(sha256(seed))).not.toBe(commitment);
    }
  });

  test('no message of a draw can be the text of a commitment, because the client seed holds no separator', () => {
    const seed = seedOf('labels');

    expect(() => wordsOf(seed, { ...ROUND, clientSeed: 'a|1' })).toThrow(RangeError);
    expect(() => wordsOf(seed, { ...ROUND, clientSeed: '' })).toThrow(RangeError);
    expect(() => wordsOf(seed, { ...ROUND, game: 'dice|player' })).toThrow(RangeError);
    expect(() => wordsOf(seed, { ...ROUND, nonce: 1.5 })).toThrow(RangeError);
    expect(() => wordsOf(seed, { ...ROUND, nonce: -1 })).toThrow(RangeError);
  });

  test('a seed is 32 bytes that are not all alike, kept apart from the bytes it was made of', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, index) => index);
    const seed = newServerSeed(bytes);
    bytes.fill(9);

    expect(writeSeed(seed)).toBe('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    expect(() => newServerSeed(bytes)).toThrow(RangeError);
    expect(() => newServerSeed(new Uint8Array(31))).toThrow(RangeError);
    expect(readSeed(writeSeed(seed))).toEqual(seed);
    expect(readSeed('00')).toBeUndefined();
    expect(readSeed(writeSeed(seed).toUpperCase())).toBeUndefined();
  });
});

describe('a draw', () => {
  test('game, client seed and nonce each make another stream, and the same ones the same stream', () => {
    const seed = seedOf('streams');
    const draws = [ROUND, { ...ROUND, game: 'mines' }, { ...ROUND, clientSeed: 'other' }, { ...ROUND, nonce: 1 }];

    expect(new Set(draws.map((draw) => wordTexts(seed, 8, draw).join(''))).size).toBe(4);
    expect(wordTexts(seed, 40)).toEqual(wordTexts(seed, 40));
    expect(new Set(wordTexts(seed, 40)).size).toBe(40);
  });

  test('a nonce moves no digit between the fields of a message', () => {
    const seed = seedOf('fields');

    expect(wordTexts(seed, 1, { ...ROUND, clientSeed: 'a1', nonce: 2 })).not.toEqual(
      wordTexts(seed, 1, { ...ROUND, clientSeed: 'a', nonce: 12 }),
    );
  });
});

describe('the seeds of a player', () => {
  const [first, second, third] = ['one', 'two', 'three'].map(seedOf) as [ServerSeed, ServerSeed, ServerSeed];

  test('nothing shown before the reveal holds a seed, and every nonce is given once', () => {
    const opened = openPair(first, second, 'player');
    const { nonce, pair } = takeNonce(opened);
    const { nonce: following } = takeNonce(pair);
    const shown = JSON.stringify(shownPair(pair));

    expect([nonce, following]).toEqual([0, 1]);
    expect(shown).not.toContain(writeSeed(first));
    expect(shown).not.toContain(writeSeed(second));
    expect(shown).not.toContain(String(wordTexts(first, 1)[0]));
  });

  test('a rotation reveals the committed seed and goes on with the seed that was committed to before', () => {
    const played = takeNonce(openPair(first, second, 'player')).pair;
    const before = shownPair(played);
    const { revealed, pair } = rotatePair(played, third, 'new-word');

    expect(revealed).toEqual({
      serverSeed: writeSeed(first),
      commitment: before.commitment,
      clientSeed: 'player',
      rounds: 1,
    });
    expect(shownPair(pair)).toMatchObject({ commitment: before.nextCommitment, clientSeed: 'new-word', nonce: 0 });
  });

  test('a seed is never used twice', () => {
    const pair = openPair(first, second, 'player');

    expect(() => rotatePair(pair, first)).toThrow(RangeError);
    expect(() => rotatePair(pair, second)).toThrow(RangeError);
    expect(() => openPair(first, first, 'player')).toThrow(RangeError);
    expect(() => openPair(first, second, 'two words')).toThrow(RangeError);
  });

  test('a reveal repeats the draw; another seed, a broken text or an unlabelled hash is not believed', () => {
    const commitment = commitmentOf(first);
    const verified = verifyDraw(writeSeed(first), commitment, ROUND);

    expect('words' in verified && verified.words().toString(16).padStart(8, '0')).toBe(wordTexts(first, 1)[0]);
    expect(verifyDraw(writeSeed(second), commitment, ROUND)).toEqual({ fault: 'another-seed' });
    expect(verifyDraw('abc', commitment, ROUND)).toEqual({ fault: 'not-a-seed' });
    expect(verifyDraw(writeSeed(first), bytesToHex(sha256(first)), ROUND)).toEqual({ fault: 'another-seed' });
  });
});

describe('a shared round', () => {
  test('each seed of a chain leads to the one before, down to the published start', () => {
    const end = seedOf('end of the chain');
    const start = chainStart(end, 100);
    const seventh = seedBefore(end, 93);
    const draw = { ...ROUND, game: 'crash', nonce: 7 };

    expect(verifyChainDraw(writeSeed(seventh), { seed: start, roundsBefore: 7 }, draw)).toHaveProperty('words');
    expect(
      verifyChainDraw(writeSeed(seventh), { seed: writeSeed(previousSeed(seventh)), roundsBefore: 1 }, draw),
    ).toHaveProperty('words');
    expect(verifyChainDraw(writeSeed(seventh), { seed: start, roundsBefore: 6 }, draw)).toEqual({
      fault: 'another-seed',
    });
  });

  test('the public value depends on every bet and not on the order of their arrival', () => {
    const closed = { game: 'crash', round: '4711', bets: ['b9', 'b10'], beacon: '-' };

    expect(publicValueOf({ ...closed, bets: ['b10', 'b9'] })).toBe(publicValueOf(closed));
    expect(publicValueOf({ ...closed, bets: ['b9'] })).not.toBe(publicValueOf(closed));
    expect(publicValueOf({ ...closed, beacon: 'ff00' })).not.toBe(publicValueOf(closed));
    expect(() => publicValueOf({ ...closed, bets: ['b9', 'b9'] })).toThrow(RangeError);
    expect(() => publicValueOf({ ...closed, bets: ['b9,b8'] })).toThrow(RangeError);
  });

  test('a public value is a client seed like any other', () => {
    const clientSeed = publicValueOf({ game: 'crash', round: '1', bets: [], beacon: '-' });

    expect(below(wordsOf(seedOf('round'), { game: 'crash', clientSeed, nonce: 1 }), 10)).toBeLessThan(10);
  });
});

/** Values others published, so that our hashes are not only equal to themselves. */
describe('published vectors', () => {
  const keyed = (key: string, message: string): string =>
    bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(message)));

  test.each([
    // RFC 4231, case 2.
    ['Jefe', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    ['server seed', 'client seed-1', '78ed9330f00055f15765cb141088f316d507204a745ad4800fd719fcbfca071a'],
    ['server-seed-0001', 'player:1:0', 'cafa1e1a0ae547ac0f0022e3e5dc2ea7abfed99f1e66ac1435c24ba0abb187d6'],
  ])('HMAC-SHA256 of %s and %s', (key, message, digest) => {
    expect(keyed(key, message)).toBe(digest);
  });

  test('the fraction of four bytes of a published limbo round', () => {
    const bytes = keyed('example_server_seed', 'example_client_seed:0:0').slice(0, 8).match(/../g) ?? [];
    const fraction = bytes.reduce((sum, byte, index) => sum + Number.parseInt(byte, 16) / 256 ** (index + 1), 0);

    expect(fraction).toBe(0.924_591_483_548_283_6);
    expect(Math.floor((0.99 / fraction) * 100) / 100).toBe(1.07);
  });

  test('a published roll of HMAC-SHA512 and the hash of its seed', () => {
    const digest = bytesToHex(hmac(sha512, utf8ToBytes('123456:knom:123456'), utf8ToBytes('123456:monk:123456')));

    expect(Math.round(Number.parseInt(digest.slice(0, 8), 16) / 429_496.7295)).toBe(8009);
    expect(bytesToHex(sha256(utf8ToBytes('monk')))).toBe(
      '9b550d15e298bd082ff0378694e05688e79f6a710a600ec00b834e8b15d6f6e4',
    );
  });
});
