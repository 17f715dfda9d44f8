import { call } from '@fairground/client/api';
import type { ValueOf } from '@fairground/contract/endpoint';
import { enrol, readEnrolment } from '@fairground/contract/operators/operator-endpoints';
import { Button } from '@fairground/ui/button';
import { CodeInput } from '@fairground/ui/code-input';
import { Qr } from '@fairground/ui/qr';
import { Spinner } from '@fairground/ui/spinner';
import { PasswordField } from '@fairground/ui/text-field';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts.tsx';
import { LoginFrame } from './login-frame.tsx';
import { Failure } from './proof-form.tsx';
import { useDeed, useFailureText } from './use-deed.ts';

type Enrolment = ValueOf<typeof readEnrolment>;

type EnrolPageProps = { readonly link: string; readonly onDone: () => void };

/** Sets password and authenticator. */
export function EnrolPage({ link, onDone }: EnrolPageProps) {
  const t = useTexts();
  const textOf = useFailureText();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    call(readEnrolment, { body: { link } }).then(setEnrolment, setFailure);
  }, [link]);
  return (
    <LoginFrame title={t('enrol.title')}>
      {failure !== undefined && <Failure text={textOf(failure)} />}
      {failure === undefined && enrolment === undefined && <Spinner />}
      {enrolment && <EnrolForm link={link} enrolment={enrolment} onDone={onDone} />}
    </LoginFrame>
  );
}

type EnrolFormProps = EnrolPageProps & { readonly enrolment: Enrolment };

function EnrolForm({ link, enrolment, onDone }: EnrolFormProps) {
  const t = useTexts();
  const deed = useDeed();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const secret = new URL(enrolment.otpauthUrl).searchParams.get('secret') ?? '';
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void deed.run(async () => {
          await call(enrol, { body: { link, password, code } });
          onDone();
        });
      }}
    >
      <p className="text-ink-soft">{t('enrol.hello', { name: enrolment.name })}</p>
      <PasswordField
        label={t(enrolment.keepsPassword ? 'enrol.own-password' : 'enrol.password')}
        hint={enrolment.keepsPassword ? undefined : t('enrol.password-hint')}
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        autoComplete={enrolment.keepsPassword ? 'current-password' : 'new-password'}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Qr text={enrolment.otpauthUrl} label={t('enrol.qr')} size={148} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-ink-soft">{t('enrol.scan')}</p>
          <code className="mt-2 block text-xs break-all text-ink" data-testid="secret">
            {secret}
          </code>
        </div>
      </div>
      <CodeInput label={t('enrol.code')} value={code} onValueChange={setCode} />
      <Failure text={deed.failureText} />
      <Button type="submit" variant="primary" block loading={deed.isBusy}>
        {t('enrol.submit')}
      </Button>
    </form>
  );
}
