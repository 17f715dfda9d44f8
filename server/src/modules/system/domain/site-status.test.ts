import { expect, test } from 'vitest';
import { parseNetwork } from '../../../platform/geo/index.ts';
import type { RegionRule, Visitor } from './region-rules.ts';
import { hostName, inOrder } from './region-rules.ts';
import type { CurrentStatus, StatusRules } from './site-status.ts';
import { statusFor } from './site-status.ts';

const NOW = new Date('2026-01-05T08:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const aStatus = (parts: Partial<CurrentStatus> = {}): CurrentStatus => ({
  status: 0,
  titles: {},
  contact: '',
  setAt: at(-60),
  endsAt: null,
  ...parts,
});

let nextId = 1n;
const aRule = (kind: RegionRule['kind'], place: string, parts: Partial<RegionRule> = {}): RegionRule => {
  const network = parseNetwork(place);
  nextId += 1n;
  return {
    id: nextId,
    kind,
    place: network ? { network } : { country: place },
    host: '',
    priority: 100,
    passesMaintenance: false,
    ...parts,
  };
};

const someRules = (parts: Partial<StatusRules> = {}): StatusRules => ({
  current: aStatus(),
  planned: [],
  ...parts,
  regionRules: inOrder(parts.regionRules ?? []),
});

const aVisitor = (parts: Partial<Visitor> = {}): Visitor => ({
  ip: '113.160.0.1',
  country: 'VN',
  hosts: ['play.example'],
  ...parts,
});

const statusOf = (rules: StatusRules, visitor = aVisitor(), now = NOW) => statusFor(rules, visitor, now).status;

test('[part of T-01] without rules the site is open to everybody', () => {
  expect(statusOf(someRules())).toBe(0);
  expect(statusOf(someRules(), aVisitor({ ip: '10.0.0.1', country: '' }))).toBe(0);
});

test('[A-14] maintenance closes the site until its end, at the very moment', () => {
  const rules = someRules({ current: aStatus({ status: 1, endsAt: at(30) }) });

  expect(statusOf(rules)).toBe(1);
  expect(statusOf(rules, aVisitor(), new Date(at(30).getTime() - 1))).toBe(1);
  expect(statusOf(rules, aVisitor(), at(30))).toBe(0);
});

test('[A-14] maintenance without an end lasts', () => {
  expect(statusOf(someRules({ current: aStatus({ status: 1 }) }), aVisitor(), at(60 * 24 * 365))).toBe(1);
});

test('[A-14] a planned window begins and ends by itself', () => {
  const rules = someRules({ planned: [{ startsAt: at(10), endsAt: at(20), titles: {}, contact: '' }] });

  expect(statusOf(rules, aVisitor(), at(9))).toBe(0);
  expect(statusOf(rules, aVisitor(), at(10))).toBe(1);
  expect(statusOf(rules, aVisitor(), at(20))).toBe(0);
});

test('[L-11] of overlapping windows the one that ends last is shown', () => {
  const rules = someRules({
    current: aStatus({ status: 1, endsAt: at(5) }),
    planned: [{ startsAt: at(-1), endsAt: at(20), titles: { EN: 'long' }, contact: '' }],
  });

  expect(statusFor(rules, aVisitor(), NOW)).toMatchObject({ status: 1, window: { titles: { EN: 'long' } } });
});

test('[part of T-01] maintenance comes before the region', () => {
  const rules = someRules({ current: aStatus({ status: 1 }), regionRules: [aRule('DENY', 'VN')] });

  expect(statusOf(rules)).toBe(1);
});

test('[A-14] a network of staff works on the closed site, others of the same country do not', () => {
  const rules = someRules({
    current: aStatus({ status: 1 }),
    regionRules: [aRule('ALLOW', '113.160.0.0/24', { passesMaintenance: true }), aRule('ALLOW', '8.8.8.0/24')],
  });

  expect(statusOf(rules)).toBe(0);
  expect(statusOf(rules, aVisitor({ ip: '113.161.0.1' }))).toBe(1);
  expect(statusOf(rules, aVisitor({ ip: '8.8.8.8' }))).toBe(1);
});

test('[A-14] the first rule by priority decides', () => {
  const regionRules = [aRule('DENY', 'VN', { priority: 20 }), aRule('ALLOW', 'VN', { priority: 10 })];

  expect(statusOf(someRules({ regionRules }))).toBe(0);
});

test('[A-14] at one priority a network comes before a country, a narrow network before a wide one', () => {
  const regionRules = [aRule('DENY', 'VN'), aRule('ALLOW', '113.160.0.0/16'), aRule('DENY', '113.160.7.0/24')];

  expect(statusOf(someRules({ regionRules }))).toBe(0);
  expect(statusOf(someRules({ regionRules }), aVisitor({ ip: '113.160.7.7' }))).toBe(2);
  expect(statusOf(someRules({ regionRules }), aVisitor({ ip: '14.160.0.1' }))).toBe(2);
  expect(statusOf(someRules({ regionRules }), aVisitor({ ip: '8.8.8.8', country: 'US' }))).toBe(0);
});

test('[A-14] a rule for a host holds for that host only, with any port', () => {
  const regionRules = [aRule('DENY', 'VN', { host: 'play.example' })];

  expect(statusOf(someRules({ regionRules }), aVisitor({ hosts: ['play.example:3000'] }))).toBe(2);
  expect(statusOf(someRules({ regionRules }), aVisitor({ hosts: ['other.example'] }))).toBe(0);
  expect(statusOf(someRules({ regionRules }), aVisitor({ hosts: ['api.example', 'https://play.example/a'] }))).toBe(2);
});

test('[A-14] a rule may name all hosts below one', () => {
  const regionRules = [aRule('DENY', 'VN', { host: '*.example' })];

  expect(statusOf(someRules({ regionRules }))).toBe(2);
  expect(statusOf(someRules({ regionRules }), aVisitor({ hosts: ['badexample'] }))).toBe(0);
});

test('[part of T-01] status 2 lets in only whom a rule allows', () => {
  const rules = someRules({ current: aStatus({ status: 2 }), regionRules: [aRule('ALLOW', 'VN')] });

  expect(statusOf(rules)).toBe(0);
  expect(statusOf(rules, aVisitor({ ip: '8.8.8.8', country: 'US' }))).toBe(2);
  expect(statusOf(rules, aVisitor({ ip: '10.0.0.1', country: '' }))).toBe(2);
});

test('a host is read from an address, a name with a port, or a name', () => {
  expect(hostName('https://Play.Example:8443/path?x=1')).toBe('play.example');
  expect(hostName('play.example:3000')).toBe('play.example');
  expect(hostName('')).toBe('');
});
