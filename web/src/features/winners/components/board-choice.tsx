import type { ValueOf } from '@fairground/contract/endpoint';
import { changeBoardChoice } from '@fairground/contract/winners/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from '@fairground/ui/switch';
import { toast } from '@fairground/ui/toast';
import { WINNERS_CHANGED, useInvalidate } from '@fairground/client/facts';
import { call } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSession } from '@fairground/client/session';
import { boardChoiceQuery } from '../api/winners-query.ts';

type Choice = ValueOf<typeof changeBoardChoice>;

/** Whether one's own wins may be seen by others, masked. */
export function BoardChoice() {
  const t = useTranslations('winners');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const query = boardChoiceQuery(useSession((session) => session.account ?? ''));
  const { data } = useQuery(query);
  const change = useMutation<Choice, ApiError, Choice>({
    mutationFn: (body) => call(changeBoardChoice, { body }),
    onSuccess: (choice) => {
      queries.setQueryData(query.queryKey, choice);
      void invalidate(WINNERS_CHANGED);
    },
    onError: (error) => toast.show({ id: 'board-choice', tone: 'loss', title: errorText(error) }),
  });
  if (!data) return null;
  const isShown = change.isPending ? change.variables.isShown : data.isShown;
  return (
    <Switch
      className="rounded-lg bg-surface-1 px-5 py-4 shadow-low"
      label={t('choice')}
      description={t('choice-text')}
      checked={isShown}
      disabled={change.isPending}
      onChange={(event) => change.mutate({ isShown: event.target.checked })}
    />
  );
}
