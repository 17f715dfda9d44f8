import { search } from '@fairground/contract/console/operator-endpoints';
import { CommandPalette } from '@fairground/ui/command-palette';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { staffCall } from '../session/calls.ts';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { menuOf, recordAddress, useDesk } from './desk.tsx';

const WORDS_MIN = 2;
const PAUSE_MS = 150;

/** Pages and records in one list: the pages are known here, the records are found by the server in one call. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const [, go] = useLocation();
  const { offers } = useDesk();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(usePaused(typed.trim()));
  const query = useQuery({
    queryKey: ['search', words],
    enabled: words.length >= WORDS_MIN,
    queryFn: ({ signal }) => staffCall(search, { query: { words } }, signal),
  });
  const wanted = fold(typed.trim());
  const pages = [
    { id: '/', label: t('today.title') },
    ...menuOf(offers).map(({ id, path }) => ({ id: path, label: wordsOf(t, id).title })),
    { id: '/sessions', label: t('sessions.title') },
  ].filter(({ label }) => fold(label).includes(wanted));
  const groups = [
    { id: 'pages', label: t('palette.pages'), items: pages },
    ...(query.data?.groups ?? []).map(({ id, record, found }) => ({
      id,
      label: wordsOf(t, id).title,
      items: found.flatMap(({ key, title, detail }) => {
        const address = recordAddress(offers, record, key);
        return address === undefined ? [] : [{ id: address, label: title, description: detail }];
      }),
    })),
  ].filter(({ items }) => items.length > 0);
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      query={typed}
      onQueryChange={setTyped}
      groups={groups}
      loading={query.isFetching}
      onSelect={({ id }) => {
        onClose();
        go(id);
      }}
      labels={{
        title: t('palette.title'),
        placeholder: t('palette.placeholder'),
        close: t('close'),
        empty: t('palette.empty'),
        found: (count) => t('palette.found', { count }),
        keys: { move: t('palette.move'), choose: t('palette.choose'), close: t('palette.leave') },
      }}
    />
  );
}

/** Marks above letters need not be typed. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();

/** What was typed once nobody types for a moment. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setPaused, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};
