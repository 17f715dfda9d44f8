import { Amount } from '@fairground/ui/amount';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const AGENTS = {
  phone: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  desk: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
} as const;

test('[B-05] touch and mobile browsers count as mobile, whose amounts have two decimals and comma thousands too', () => {
  const kinds = Object.values(AGENTS).map((userAgent) => deviceOf({ userAgent, isTouched: false }));

  expect(kinds).toEqual(['mobile', 'mobile', 'desktop', 'desktop']);
  // A tablet that asks for desktop pages says it is a Mac; its finger tells.
  expect(deviceOf({ userAgent: AGENTS.mac, isTouched: true })).toBe('mobile');
  const shown = ['1234567.8', '0', '999.999'].map((value) =>
    renderToStaticMarkup(<Amount value={value} />).replaceAll(/<[^>]+>/g, ''),
  );
  expect(shown).toEqual(['1,234,567.80', '0.00', '999.99']);
});
