import { expect, test, vi } from 'vitest';
import { createVisitorAt } from './visitor-at.ts';

const geo = () => ({ countryOf: vi.fn((ip: string) => ({ '5.1.0.1': 'DE', '5.2.0.1': 'IT' })[ip] ?? '') }) as never;

test('the market of a visitor follows from the brand and the country of the address', () => {
  const visitorAt = createVisitorAt({ geo: geo(), markets: ['germany', 'italy'] });

  expect(visitorAt('5.1.0.1').market().name).toBe('germany');
  expect(visitorAt('5.2.0.1').market().name).toBe('italy');
  expect(visitorAt('10.0.0.1').market().name).toBe('unknown');
});

test('a member abroad keeps the protection of the market the account was opened in', () => {
  const visitorAt = createVisitorAt({ geo: geo(), markets: ['germany', 'italy'] });

  const { policy } = visitorAt('5.2.0.1', 'germany').market();

  expect(policy).toMatchObject({ returnMin: 9_000, roundMsMin: 5_000 });
});

test('an address is looked up once per request, and only when somebody asks', () => {
  const places = { countryOf: vi.fn(() => 'DE') };
  const visitor = createVisitorAt({ geo: places, markets: ['germany'] })('5.1.0.1');
  expect(places.countryOf).not.toHaveBeenCalled();

  visitor.market();
  visitor.market();
  visitor.country();

  expect(places.countryOf).toHaveBeenCalledTimes(1);
});
