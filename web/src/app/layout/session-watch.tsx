import { securityChanged } from '@fairground/contract/identity/pushes';
import type { PushData } from '@fairground/contract/push';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isOwnChange, SecurityNews } from '../../features/account/index.ts';
import { SECURITY_CHANGED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { LatePart } from '../../shared/page/late-part.tsx';

/** From the first moment on; the words for a change come when there is something to tell. */
export function SessionWatch() {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const heardSince = useRef(0);
  const [news, setNews] = useState<PushData<typeof securityChanged>>();
  useEffect(() => {
    heardSince.current = Date.now();
  }, []);
  usePush(securityChanged, (heard) => {
    void invalidate(SECURITY_CHANGED);
    const sent = queries.getMutationCache().getAll();
    const isOwn = isOwnChange({
      change: heard.change,
      at: heard.at.getTime(),
      now: Date.now(),
      heardSince: heardSince.current,
      sentAt: Math.max(0, ...sent.map(({ state }) => state.submittedAt)),
    });
    if (!isOwn) setNews(heard);
  });
  if (news === undefined) return null;
  return (
    <LatePart>
      <SecurityNews news={news} />
    </LatePart>
  );
}
