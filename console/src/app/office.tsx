import { createNumbers } from '@fairground/contract/numbers';
import { UiProvider } from '@fairground/ui/provider';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Loaded } from '../parts/loaded.tsx';
import { StepUpHost } from '../session/step-up-host.tsx';
import { useIdleEnd } from '../session/use-idle-end.ts';
import { followServer } from '../texts/use-now.ts';
import { DeskContext, deskQuery, selfQuery } from './desk.tsx';
import type { Desk, Self } from './desk.tsx';
import { Pages } from './pages.tsx';
import { Shell } from './shell.tsx';

/** What one person works in: read first, then drawn from what is offered to that person. */
export function Office({ token }: { readonly token: string }) {
  const desk = useQuery(deskQuery(token));
  const self = useQuery(selfQuery(token));
  const now = desk.data?.now;
  useEffect(() => {
    if (now) followServer(now);
  }, [now]);
  useIdleEnd();
  return (
    <Loaded query={desk}>
      {(offered) => <Loaded query={self}>{(person) => <Furnished desk={offered} self={person} />}</Loaded>}
    </Loaded>
  );
}

function Furnished({ desk, self }: { readonly desk: Desk; readonly self: Self }) {
  const together = useMemo(() => ({ ...desk, self }), [desk, self]);
  const { group, decimal } = desk.numbers;
  const numbers = useMemo(() => createNumbers({ group, decimal }), [group, decimal]);
  return (
    <DeskContext value={together}>
      <UiProvider direction="ltr" numbers={numbers}>
        <Shell>
          <Pages />
        </Shell>
        <StepUpHost />
      </UiProvider>
    </DeskContext>
  );
}
