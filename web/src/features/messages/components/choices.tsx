import { chooseMessages } from '@fairground/contract/messages/endpoints';
import type { MessageCategory } from '@fairground/contract/messages/kinds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '@fairground/ui/card';
import { SkeletonText } from '@fairground/ui/skeleton';
import { Switch } from '@fairground/ui/switch';
import { toast } from '@fairground/ui/toast';
import { call } from '@fairground/client/api';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { choicesQuery } from '../api/messages-queries.ts';

type Choice = { readonly category: MessageCategory; readonly isOn: boolean };

/** Which categories the member wants; the money and the security of the account always come. */
export function Choices({ account }: { readonly account: string }) {
  const t = useTranslations('inbox');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const query = choicesQuery(account);
  const choices = useQuery(query);
  const choose = useMutation({
    mutationFn: (body: Choice) => call(chooseMessages, { body }),
    onSuccess: (changed) => queries.setQueryData(query.queryKey, changed),
    onError: (error) => toast.show({ id: 'inbox', tone: 'loss', title: errorText(error) }),
  });
  const shownOn = ({ category, isOn }: Choice): boolean =>
    choose.isPending && choose.variables.category === category ? choose.variables.isOn : isOn;
  return (
    <Card headingLevel={4} title={t('choices.title')} description={t('choices.text')}>
      {choices.isPending && <SkeletonText lines={4} />}
      {choices.isError && <p role="alert">{tCommon('state.error-text')}</p>}
      <ul className="grid grid-cols-1 gap-1">
        {choices.data?.list.map((choice) => (
          <li key={choice.category}>
            <Switch
              label={t(`category.${choice.category}`)}
              {...(choice.isFixed && { description: t('choices.fixed') })}
              checked={shownOn(choice)}
              disabled={choice.isFixed || choose.isPending}
              onChange={({ target }) => choose.mutate({ category: choice.category, isOn: target.checked })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
