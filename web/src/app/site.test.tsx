import { createTexts } from '@fairground/client/texts';
import { brandSchema } from '@fairground/contract/brand';
import { QueryClient } from '@tanstack/react-query';
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useTimeZone } from '../shared/i18n/index.ts';
import { Site } from './site.tsx';

const brand = z.parse(
  brandSchema,
  JSON.parse(readFileSync(new URL('../../../brands/fairground/brand.json', import.meta.url), 'utf8')),
);

function Zone() {
  return useTimeZone();
}

test.each(['Asia/Ho_Chi_Minh', 'America/New_York'])('the site tells times in the zone of its brand: %s', (timeZone) => {
  const texts = createTexts({ language: 'TY', offered: ['TY'], parts: {}, addresses: {}, manifest: '' });
  const frame = { queryClient: new QueryClient(), texts, now: new Date(0), path: '/', search: '' };

  const html = renderToString(
    <Site brand={{ ...brand, timeZone }} {...frame}>
      <Zone />
    </Site>,
  );

  expect(html).toBe(timeZone);
});
