import { endSession, listSessions } from '@fairground/contract/operators/operator-endpoints';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDesk } from '../app/desk.tsx';
import { PageHead } from '../app/page-head.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { writeMoment } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.tsx';
import { staffCall } from './calls.ts';
import { Failure } from './proof-form.tsx';
import { useDeed } from './use-deed.ts';

const KEY = ['own-sessions'];

/** Where the person is logged in; any of them can be ended. */
export function SessionsPage() {
  const t = useTexts();
  const { timeZone } = useDesk();
  const deed = useDeed();
  const cache = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => staffCall(listSessions, {}, signal) });
  return (
    <>
      <PageHead title={t('sessions.title')} />
      <Failure text={deed.failureText} />
      <Loaded query={query}>
        {({ list }) => (
          <ul className="flex flex-col gap-2">
            {list.map((session) => (
              <li
                key={String(session.sessionId)}
                className="flex flex-wrap items-center gap-3 rounded-md bg-surface-1 px-4 py-3"
              >
                <div className="min-w-0 flex-1">
                  <p className="truncate">{session.userAgent}</p>
                  <p className="text-xs text-ink-faint tabular-nums">
                    {session.ip} · {writeMoment(session.seenAt.toISOString(), t.language, timeZone)}
                  </p>
                </div>
                {session.isCurrent ? (
                  <Badge tone="accent">{t('sessions.this')}</Badge>
                ) : (
                  <Button
                    size="sm"
                    onClick={() =>
                      void deed.run(async () => {
                        await staffCall(endSession, { body: { sessionId: session.sessionId } });
                        await cache.invalidateQueries({ queryKey: KEY });
                      })
                    }
                  >
                    {t('sessions.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}
