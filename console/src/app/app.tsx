import { createQueryClient, fetchTransport } from '@fairground/client/api';
import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { UiProvider } from '@fairground/ui/provider';
import { ToastRegion } from '@fairground/ui/toast-region';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { languages } from 'virtual:console-texts';
import { Router } from 'wouter';
import { EnrolPage, enrolmentLinkIn } from '../session/enrol-page.tsx';
import { LoginPage } from '../session/login-page.tsx';
import { shareStaffSession, useStaffSession } from '../session/store.ts';
import { TextsProvider, useTexts } from '../texts/texts.tsx';
import type { ConsoleLanguage, Parts } from '../texts/texts.tsx';
import { useChoices } from './choices.ts';
import { Office } from './office.tsx';

const NUMBERS = createNumbers(SEED_STYLE);

const queryClient = createQueryClient(fetchTransport);

/** The console: an enrolment, a login, or the desk of whoever is logged in. */
export function App() {
  const language = useChoices((choices) => choices.language);
  const [spoken, setSpoken] = useState<{ readonly language: ConsoleLanguage; readonly parts: Parts }>();
  useEffect(() => {
    void languages[language]().then(({ texts }) => setSpoken({ language, parts: texts }));
  }, [language]);
  if (!spoken) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider direction="ltr" numbers={NUMBERS}>
        <TextsProvider {...spoken} numbers={NUMBERS}>
          <Router base="/console">
            <Door />
          </Router>
          <Toasts />
        </TextsProvider>
      </UiProvider>
    </QueryClientProvider>
  );
}

function Door() {
  const token = useStaffSession((session) => session.token);
  const [link, setLink] = useState(() => enrolmentLinkIn(location.hash));
  useEffect(() => {
    shareStaffSession();
  }, []);
  useEffect(() => {
    if (token === null) queryClient.clear();
  }, [token]);
  const finish = () => {
    history.replaceState(null, '', '/console');
    setLink(undefined);
  };
  if (link !== undefined) return <EnrolPage link={link} onDone={finish} />;
  return token === null ? <LoginPage /> : <Office key={token} token={token} />;
}

function Toasts() {
  const t = useTexts();
  return <ToastRegion label={t('notices')} dismissLabel={t('close')} />;
}
