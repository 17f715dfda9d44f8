import { disownChange } from '@fairground/contract/identity/endpoints';
import { useMutation } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@fairground/ui/button';
import { FormAlert, isRefusal, useFailureText } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { endSession } from '@fairground/client/session';
import { openModal } from '../../../shared/store/modal-store.ts';

const TICKET = /^[\w-]{22,128}$/;

/** What the link of a letter about a change leads to. Nothing happens by opening it: mail readers open links too. */
export function NotMe() {
  const t = useTranslations('account');
  const textOf = useFailureText();
  const [ticket] = useState(() => location.hash.slice(1));
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const disown = useMutation({
    mutationFn: () => call(disownChange, { body: { ticket } }),
    // Should somebody be logged in here, that session is over too.
    onSuccess: () => endSession(),
  });
  const recover = () => openModal({ type: 'forgot-password', props: {} });

  if (disown.isSuccess)
    return (
      <div className="flex flex-col gap-4">
        <output className="flex items-start gap-3">
          <ShieldCheck aria-hidden="true" className="shrink-0" />
          {t('not-me.done')}
        </output>
        <Button variant="primary" size="lg" block onClick={recover}>
          {t('not-me.recover')}
        </Button>
      </div>
    );
  if (!TICKET.test(ticket) || isRefusal(disown.error, 'identity.ticket-over'))
    return (
      <div className="flex flex-col gap-4">
        <FormAlert text={t('not-me.over')} />
        <Button variant="primary" size="lg" block onClick={recover}>
          {t('not-me.recover')}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-ink-soft">
        <li>{t('not-me.ends')}</li>
        <li>{t('not-me.locks')}</li>
        <li>{t('not-me.takes-back')}</li>
      </ul>
      <FormAlert text={disown.error ? textOf(disown.error) : undefined} />
      <Button
        variant="danger"
        size="lg"
        block
        iconStart={<ShieldAlert aria-hidden="true" />}
        loading={disown.isPending}
        onClick={() => disown.mutate()}
      >
        {t('not-me.submit')}
      </Button>
    </div>
  );
}
