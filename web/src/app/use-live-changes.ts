import { catalogChanged } from '@fairground/contract/catalog/pushes';
import { contentChanged } from '@fairground/contract/content/pushes';
import { settingsChanged } from '@fairground/contract/system/pushes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearAs, usePush, usePushReset } from '../shared/realtime/index.ts';
import { useSession } from '../shared/session/session-store.ts';

/** Keeps an open page true: what an operator changes is read again at once, the closing of the site included. */
export const useLiveChanges = (): void => {
  const queries = useQueryClient();
  const token = useSession((session) => session.token);
  const readAgain = (module: 'system' | 'content' | 'catalog') =>
    void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith(`${module}.`) });

  usePush(catalogChanged, () => readAgain('catalog'));
  usePush(settingsChanged, () => readAgain('system'));
  usePush(contentChanged, ({ what }) => readAgain(what === 'help' ? 'system' : 'content'));
  usePushReset(() => void queries.invalidateQueries());
  useEffect(() => hearAs(token), [token]);
};
