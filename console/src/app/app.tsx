import { createQueryClient, fetchTransport } from '@fairground/client/api';
import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { UiProvider } from '@fairground/ui/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { languages } from 'virtual:console-texts';
import { Router } from 'wouter';
import { enrolmentLinkIn } from '../session/enrolment-link.ts';
import { shareStaffSession } from '../session/share-tabs.ts';
import { useStaffSession } from '../session/store.ts';
import { TextsProvider } from '../texts/texts.tsx';
import type { ConsoleLanguage, PartLoaders, Parts } from '../texts/texts.tsx';
import { useChoices } from './choices.ts';
import { later } from './later.ts';
import { Office } from './office.tsx';

const LoginPage = later(async () => (await import('../session/login-page.tsx')).LoginPage);
const EnrolPage = later(async () => (await import('../session/enrol-page.tsx')).EnrolPage);

const NUMBERS = createNumbers(SEED_STYLE);

type Spoken = { readonly language: ConsoleLanguage; readonly frame: Parts; readonly loaders: PartLoaders };

const queryClient = createQueryClient(fetchTransport);

/** The console: an enrolment, a login, or the desk of the person who is logged in. */
export function App() {
  const language = useChoices((choices) => choices.language);
  const [spoken, setSpoken] = useState<Spoken>();
  useEffect(() => {
    void languages[language]().then(({ texts, parts }) => setSpoken({ language, frame: texts, loaders: parts }));
  }, [language]);
  if (!spoken) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider direction="ltr" numbers={NUMBERS}>
        <TextsProvider {...spoken} numbers={NUMBERS}>
          <Router base="/console">
            <Suspense fallback={null}>
              <Door />
            </Suspense>
          </Router>
        </TextsProvider>
      </UiProvider>
    </QueryClientProvider>
  );
}

function Door() {
  const token = useStaffSession((session) => session.token);
  const [link, setLink] = useState(() => enrolmentLinkIn(location.hash));
  useEffect(shareStaffSession, []);
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
