import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import type { Vendor } from '@fairground/contract/catalog/game';
import { readPart } from '@fairground/locales/catalogue';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '@fairground/client/api';
import { vendorsQuery } from '../../../shared/games/vendors-query.ts';
import { createTexts } from '@fairground/client/texts';
import { TextsProvider } from '../../../shared/i18n/index.ts';
import type { TextParts } from '@fairground/client/texts';
import { ProviderList } from './provider-list.tsx';

const vendor = (code: string, logo: string): Vendor => ({
  ...{ vassalage: code, vendor: code, vendorName: `House ${code}`, iconCode: code, logo, hue: 0, gameCount: 1 },
  ...{ isGame: 'VASSALAGE', nodeId: null, accountTypeName: code, isMaintenance: false },
});

test('[part of L-09] every vendor has its mark or else its name, and each leads to its games', () => {
  const queries = createQueryClient(() => Promise.reject(new Error('Nobody answers here.')));
  const vendors = [vendor('JL', '/logos/jl.webp'), vendor('SIM', '')];
  queries.setQueryData(vendorsQuery().queryKey, {
    data: { lanes: [{ gameCategory: 'RNG', isBuilding: false, vendors, groups: [] }] },
    version: '1',
  });
  const parts = { games: readPart('EN', 'games') } as TextParts;
  const texts = createTexts({ language: 'EN', offered: ['EN'], parts, addresses: {}, manifest: '' });

  const marks = renderToString(
    <QueryClientProvider client={queries}>
      <TextsProvider texts={texts} timeZone="Asia/Ho_Chi_Minh" now={new Date(0)} numbers={createNumbers(SEED_STYLE)}>
        <ProviderList />
      </TextsProvider>
    </QueryClientProvider>,
  );

  expect(marks).toMatch(/<a href="\/rng\?vendor=JL" title="House JL"[^>]*><img src="\/logos\/jl.webp" alt="House JL"/);
  expect(marks).toMatch(/<a href="\/rng\?vendor=SIM"[^>]*><span[^>]*>House SIM<\/span>/);
});
