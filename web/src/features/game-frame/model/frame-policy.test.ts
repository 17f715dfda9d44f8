import { expect, test } from 'vitest';
import { isFrameable, sandboxOf } from './frame-policy.ts';

const SITE = 'https://play.example';

test('a game on our own origin gets none, a vendor keeps its own, and neither may steer the page', () => {
  expect(sandboxOf('/arcade/slots?game=1', SITE)).not.toContain('allow-same-origin');
  expect(sandboxOf('https://play.example/arcade/slots', SITE)).not.toContain('allow-same-origin');
  expect(sandboxOf('https://games.example/open', SITE)).toContain('allow-same-origin');
  for (const address of ['/arcade/slots', 'https://games.example/'])
    expect(sandboxOf(address, SITE)).not.toMatch(/top-navigation|modals|downloads/);
});

test('an address that is no page of the web is not framed', () => {
  expect(isFrameable('/arcade/slots', SITE)).toBe(true);
  expect(isFrameable('https://games.example/', SITE)).toBe(true);
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'blob:https://play.example/1', 'http://'])
    expect(isFrameable(address, SITE)).toBe(false);
});
