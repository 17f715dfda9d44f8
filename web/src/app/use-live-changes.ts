import { catalogChanged } from '@fairground/contract/catalog/pushes';
import { contentChanged } from '@fairground/contract/content/pushes';
import { settingsChanged } from '@fairground/contract/system/pushes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  CATALOG_CHANGED,
  CONTENT_CHANGED,
  HELP_CHANGED,
  SETTINGS_CHANGED,
  useInvalidate,
} from '@fairground/client/facts';
import { subscribeAs, usePush, usePushReset } from '@fairground/client/realtime';
import { siteStatusQuery } from '../shared/site-status.ts';
import { useSession } from '@fairground/client/session';

/** Keeps an open page true: what an operator changes is read again at once, the closing of the site included. */
export const useLiveChanges = (): void => {
  const queries = useQueryClient();
  const token = useSession((session) => session.token);
  const invalidate = useInvalidate();
  /** The status first: a site that is closed by now refuses the rest, and the page that stands in its place needs none of it. */
  const readSettings = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: siteStatusQuery.queryKey });
    if (queries.getQueryData(siteStatusQuery.queryKey)?.status === 0) await invalidate(SETTINGS_CHANGED);
  };

  usePush(catalogChanged, () => void invalidate(CATALOG_CHANGED));
  usePush(settingsChanged, () => void readSettings());
  usePush(contentChanged, ({ what }) => void invalidate(what === 'help' ? HELP_CHANGED : CONTENT_CHANGED));
  usePushReset(() => void queries.invalidateQueries());
  // As a member the page subscribes when the parts are here that show what comes: see member-parts.tsx.
  useEffect(() => {
    if (token === null) subscribeAs(null);
  }, [token]);
};
