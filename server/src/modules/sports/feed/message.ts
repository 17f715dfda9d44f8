import * as z from 'zod/mini';
import { FIXTURE_STATES, SPORTS } from '@fairground/contract/sports/fields';
import { matchStatsSchema } from '@fairground/contract/sports/pushes';
import type { FeedBody, FeedMessage } from './feed.ts';

const goals = z.int().check(z.gte(0), z.lte(99));
const sides = z.array(z.enum(['h', 'a']));
const score = z.strictObject({
  halves: z.strictObject({ h1: goals, a1: goals, h2: goals, a2: goals }),
  order: sides,
  maps: sides,
  fight: z.nullable(z.enum(['meron', 'wala', 'draw'])),
});
const strength = z.int().check(z.gte(1), z.lte(100));
const model = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('goals'), home: z.number().check(z.gt(0)), away: z.number().check(z.gt(0)) }),
  z.strictObject({
    is: z.literal('maps'),
    best: z.union([z.literal(1), z.literal(3), z.literal(5)]),
    chance: z.number().check(z.gt(0), z.lt(1)),
  }),
  z.strictObject({ is: z.literal('fight'), meron: strength, wala: strength }),
]);
const ref = z.string().check(z.minLength(1), z.maxLength(80));
const scope = z.string().check(z.regex(/^(match|h1|goal:\d{1,2}|map:\d)$/));
const moment = z.iso.datetime();

const body = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('fixture'),
    ref,
    sport: z.enum(SPORTS),
    competition: z.string(),
    home: z.string(),
    away: z.string(),
    startsAt: moment,
    speed: z.number().check(z.gt(0)),
    model,
    commitment: z.string(),
  }),
  z.strictObject({
    kind: z.literal('state'),
    ref,
    state: z.enum(FIXTURE_STATES).check(z.refine((state) => state !== 'PREMATCH' && state !== 'CLOSED')),
    seconds: z.int().check(z.gte(0)),
    isRunning: z.boolean(),
    at: moment,
  }),
  z.strictObject({ kind: z.literal('score'), ref, score }),
  z.strictObject({ kind: z.literal('stats'), ref, stats: matchStatsSchema }),
  z.strictObject({ kind: z.literal('bet-stop'), ref }),
  z.strictObject({ kind: z.literal('resume'), ref }),
  z.strictObject({ kind: z.literal('settle'), ref, scope, score }),
  z.strictObject({ kind: z.literal('rollback-settle'), ref, scope }),
  z.strictObject({ kind: z.literal('cancel'), ref, scope, from: z.optional(moment), to: z.optional(moment) }),
  z.strictObject({ kind: z.literal('rollback-cancel'), ref, scope }),
  z.strictObject({ kind: z.literal('proof'), ref, seed: z.string() }),
]);

/** Reads what a source says; throws where it is no message of ours. */
export const readFeedBody = (value: unknown): FeedBody => z.parse(body, value) as FeedBody;

const lineSchema = z.strictObject({ seq: z.int().check(z.gte(1)), body: z.unknown() });

/** Reads a recording: one message as JSON in each line. */
export const readRecording = (text: string): readonly FeedMessage[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { seq, body: said } = z.parse(lineSchema, JSON.parse(line));
      return { seq: BigInt(seq), body: readFeedBody(said) };
    });

export const writeRecording = (messages: readonly FeedMessage[]): string =>
  messages.map(({ seq, body: said }) => `${JSON.stringify({ seq: Number(seq), body: said })}\n`).join('');
