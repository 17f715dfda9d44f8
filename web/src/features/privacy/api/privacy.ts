import { askArchive, closeAccount, readArchive, readPrivacy } from '@fairground/contract/privacy/endpoints';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { call, ownQuery, readFile } from '@fairground/client/api';
import { PRIVACY_CHANGED, useInvalidate } from '@fairground/client/facts';
import { useSession } from '@fairground/client/session';
import { useMutation, useQuery } from '@tanstack/react-query';

export type Privacy = ValueOf<typeof readPrivacy>;
export type Archive = NonNullable<Privacy['archive']>;

/** While the archive is made its state is asked for again. */
const CHECK_MS = 3_000;

export const usePrivacy = () => {
  const account = useSession((session) => session.account);
  return useQuery({
    ...ownQuery(readPrivacy, {}, account ?? ''),
    refetchInterval: ({ state }) => (state.data?.archive?.state === 'ASKED' ? CHECK_MS : false),
  });
};

export const useAskArchive = () => {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: () => call(askArchive, { body: {} }),
    onSettled: () => void invalidate(PRIVACY_CHANGED),
  });
};

/** Fetches the archive with the session and hands it to the browser as a file. */
export const useDownload = () =>
  useMutation({
    mutationFn: async ({ archiveId }: Archive) => {
      const blob = await readFile(readArchive, { query: { id: archiveId } });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `data-${archiveId}.zip`;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });

export const useCloseAccount = () =>
  useMutation({ mutationFn: (body: BodyOf<typeof closeAccount>) => call(closeAccount, { body }) });
