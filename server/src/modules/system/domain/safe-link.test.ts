import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';

test.for(['', '/', '/help#contact', '/register?x=1', 'https://t.me/x', 'mailto:help@example.com', 'tel:+84900000000'])(
  '"%s" may be a link',
  (link) => {
    expect(isSafeLink(link)).toBe(true);
  },
);

test.for([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
  'help',
])('"%s" may not', (link) => {
  expect(isSafeLink(link)).toBe(false);
});
