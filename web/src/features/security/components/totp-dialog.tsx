import type { ValueOf } from '@fairground/contract/endpoint';
import { beginTotp, confirmTotp } from '@fairground/contract/identity/endpoints';
import { useState } from 'react';
import { CodeInput } from '@fairground/ui/code-input';
import { Qr } from '@fairground/ui/qr';
import { toast } from '@fairground/ui/toast';
import { useForm } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSecured } from '../hooks/use-secured.ts';
import { checkPassword } from '../model/forms.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormDialog } from './form-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Begun = ValueOf<typeof beginTotp>;

/** Sets an authenticator up: the password, the code to scan, a first code of it, then the recovery codes. */
export function TotpDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('security');
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = () => {
    toast.show({ tone: 'gain', title: t('totp.done') });
    onClose();
  };
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={finish} />;
  if (begun === undefined) return <AskPassword onBegun={setBegun} onClose={onClose} />;
  return <Scan begun={begun} onDone={setCodes} onClose={onClose} />;
}

type AskPasswordProps = { readonly onBegun: (begun: Begun) => void; readonly onClose: () => void };

function AskPassword({ onBegun, onClose }: AskPasswordProps) {
  const t = useTranslations('security');
  const form = useForm({ initial: { password: '' }, check: checkPassword });
  const begin = useSecured((body: { readonly password: string }) => call(beginTotp, { body }));
  return (
    <FormDialog
      title={t('totp.set')}
      text={t('totp.why')}
      change="totp-on"
      submitLabel={t('action.next')}
      form={form.form}
      isPending={begin.isPending}
      error={begin.error}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) => begin.mutate(values, { onSuccess: onBegun }))}
    >
      <CurrentPassword field={form.bind('password')} />
    </FormDialog>
  );
}

type ScanProps = {
  readonly begun: Begun;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
};

const CODE_LENGTH = 6;

function Scan({ begun, onDone, onClose }: ScanProps) {
  const t = useTranslations('security');
  const [code, setCode] = useState('');
  const confirm = useSecured((typed: string) => call(confirmTotp, { body: { code: typed } }));
  const send = (typed: string) =>
    confirm.mutate(typed, {
      onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
      onError: () => setCode(''),
    });
  return (
    <FormDialog
      title={t('totp.scan-title')}
      text={t('totp.scan-text')}
      submitLabel={t('action.confirm')}
      isPending={confirm.isPending}
      error={confirm.error}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === CODE_LENGTH && !confirm.isPending) send(code);
      }}
    >
      <div className="flex flex-col items-center gap-4 rounded-lg bg-surface-2 p-5 sm:flex-row sm:items-center">
        <Qr text={begun.otpauthUrl} label={t('totp.qr')} size={168} className="shrink-0" />
        <div className="min-w-0 text-sm">
          <p className="text-ink-soft">{t('totp.by-hand')}</p>
          <p dir="ltr" className="mt-2 font-mono text-base select-all">
            {inFours(begun.secret)}
          </p>
        </div>
      </div>
      <CodeInput label={t('field.totp-code')} value={code} onValueChange={setCode} onComplete={send} required />
    </FormDialog>
  );
}

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
