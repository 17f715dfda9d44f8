import { expect, test } from 'vitest';
import type { StaticFiles } from './static-files.ts';
import { inlinePictures } from './inline-pictures.ts';

const file = (bytes: Buffer) => ({ bytes, type: 'image/webp', tag: '', br: undefined, gzip: undefined });
const files: StaticFiles = new Map([
  ['/brand/art/small.webp', file(Buffer.from('picture'))],
  ['/brand/art/large.webp', file(Buffer.alloc(20_000))],
]);
const sourceOf = (address: string) => `<source data-inline="true" media="(width < 40rem)" srcSet="${address}"/>`;

test('a marked picture of ours travels inside the page', () => {
  const html = inlinePictures(
    `<picture>${sourceOf('/brand/art/small.webp')}<img src="/brand/art/small.webp"></picture>`,
    files,
  );

  expect(html).toContain(`srcSet="data:image/webp;base64,${Buffer.from('picture').toString('base64')}"`);
  expect(html).toContain('<img src="/brand/art/small.webp">');
});

test.each(['/brand/art/large.webp', '/brand/art/unknown.webp', 'https://elsewhere.example/small.webp', ''])(
  'a picture too large or not ours comes by itself: %s',
  (address) => {
    expect(inlinePictures(sourceOf(address), files)).toBe(sourceOf(address));
  },
);

test('a picture nobody marked is left alone', () => {
  const html = '<source media="(width < 40rem)" srcSet="/brand/art/small.webp"/>';

  expect(inlinePictures(html, files)).toBe(html);
});
