import { expect, test } from 'vitest';
import { cleanHtml } from './rich-text.ts';

test.for([
  ['<p>Xin <strong>chào</strong></p>', '<p>Xin <strong>chào</strong></p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<style>p{}</style><p style="color:red" onclick="x()">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
  ['<a href="/help" onclick="x()">a</a>', '<a href="/help">a</a>'],
  ['<img src="data:image/svg+xml,<svg onload=x>" alt="a">', '<img alt="a" loading="lazy" />'],
  ['<iframe src="https://example.com"></iframe>', ''],
  ['<svg><script>x</script></svg><math><mi>x</mi></math>', 'x'],
  ['<form action="/wps"><input name="a"></form>', ''],
] as const)('[M-04] %s is cleaned', ([dirty, clean]) => {
  expect(cleanHtml(dirty)).toBe(clean);
});

test('[M-04] a link that leaves the site opens beside it and cannot reach back', () => {
  expect(cleanHtml('<a href="https://example.com/a">a</a>')).toBe(
    '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  );
});

test('[M-04] cleaning twice changes nothing more', () => {
  const once = cleanHtml('<h3>Ô</h3><p>a &amp; b &lt; c</p><ul><li>x</ul><a href="https://e.com">l</a>');

  expect(cleanHtml(once)).toBe(once);
});
