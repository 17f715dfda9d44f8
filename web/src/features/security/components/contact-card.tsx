import { setLoginAlerts } from '@fairground/contract/identity/endpoints';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@fairground/ui/card';
import { Switch } from '@fairground/ui/switch';
import { toast } from '@fairground/ui/toast';
import { useFailureText } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { Security } from '../api/security-queries.ts';
import { useSecured } from '../hooks/use-secured.ts';
import type { Channel } from '../model/forms.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { RowButton, SettingList, SettingRow } from './setting-row.tsx';

/** Where the member can be reached, and whether a login from a new device is reported there. */
export function ContactCard({ security }: { readonly security: Security }) {
  const t = useTranslations('security');
  const [open, setOpen] = useState<Channel | null>(null);
  const contactOf = { sms: security.mobile, email: security.email };
  return (
    <Card headingLevel={4} title={t('contact.title')}>
      <SettingList>
        <ContactRow channel="sms" contact={security.mobile} isFixed={security.isPhoneBound} onOpen={setOpen} />
        <ContactRow channel="email" contact={security.email} isFixed={false} onOpen={setOpen} />
        <li className="py-4 last:pb-0">
          <AlertSwitch isOn={security.alertsByMail} />
        </li>
      </SettingList>
      {open !== null && (
        <ContactDialog
          channel={open}
          isReplacing={contactOf[open]?.isVerified === true}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

type ContactRowProps = {
  readonly channel: Channel;
  readonly contact: Security['mobile'];
  /** Bound for good: it can neither be changed nor taken away. */
  readonly isFixed: boolean;
  readonly onOpen: (channel: Channel) => void;
};

function ContactRow({ channel, contact, isFixed, onOpen }: ContactRowProps) {
  const t = useTranslations('security');
  const isVerified = contact?.isVerified === true;
  const action = isVerified ? 'change' : 'confirm';
  return (
    <SettingRow
      icon={channel === 'sms' ? <Phone /> : <Mail />}
      title={t(`contact.${channel}`)}
      text={
        contact === null ? (
          t(`contact.${channel}-none`)
        ) : (
          <>
            <bdi dir="ltr">{contact.hint}</bdi>
            {isFixed && <span className="block">{t('contact.bound')}</span>}
          </>
        )
      }
      state={{
        label: t(isVerified ? 'state.confirmed' : contact === null ? 'state.not-set' : 'state.unconfirmed'),
        isGood: isVerified,
      }}
      actions={
        isFixed ? undefined : (
          <RowButton label={t(`action.${action}`)} about={t(`contact.${channel}`)} onPress={() => onOpen(channel)} />
        )
      }
    />
  );
}

function AlertSwitch({ isOn }: { readonly isOn: boolean }) {
  const t = useTranslations('security');
  const failureText = useFailureText();
  const change = useSecured((byMail: boolean) => call(setLoginAlerts, { body: { byMail } }));
  return (
    <Switch
      label={<span className="text-base font-semibold">{t('alerts.title')}</span>}
      description={t('alerts.text')}
      checked={change.isPending ? change.variables : isOn}
      onChange={(event) =>
        change.mutate(event.target.checked, {
          onError: (error) =>
            toast.show({ id: 'alerts', tone: 'loss', title: t('alerts.failed'), description: failureText(error) }),
        })
      }
    />
  );
}
