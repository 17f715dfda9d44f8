import { applicationChanged } from '@fairground/contract/promotions/pushes';
import type { PushData } from '@fairground/contract/push';
import { useEffect, useState } from 'react';
import { ChatDesk } from '../../features/chat/index.ts';
import { MiniGame } from '../../features/game-frame/index.ts';
import { useInboxWatch, useUnreadMessages } from '../../features/messages/index.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { subscribeAs, usePush } from '@fairground/client/realtime';
import { LatePart } from '../../shared/page/late-part.tsx';
import { canSeeMemberCentre, isClosedToPlay, isLoggedIn, readSession, useSession } from '@fairground/client/session';
import { useMiniGameWanted } from '../../shared/store/mini-game-store.ts';
import { useUnreadCount } from '../../shared/store/unread-messages.ts';
import { useMiniGameOffer } from './mini-game-entry.ts';
import { SessionWatch } from './session-watch.tsx';
import { StepUpHost } from './step-up-host.tsx';
import { usePresence } from './use-presence.ts';

const ApplicationNews = lazyPart(() => import('./application-news.tsx').then((part) => part.ApplicationNews), ['chat']);

const RealityCheckHost = lazyPart(
  () => import('./reality-check-host.tsx').then((part) => part.RealityCheckHost),
  ['protection'],
);

/** What is there for anyone who is logged in, on every page: the chat, the small game, what a session hears, and step-ups. */
export function MemberParts() {
  usePresence();
  const token = useSession((session) => session.token);
  // After the effects of the parts below, which wait for pushes: none of theirs is missed.
  useEffect(() => subscribeAs(token), [token]);
  return (
    <>
      <Chat />
      <Inbox />
      <Applications />
      <Corner />
      <SessionWatch key={token} />
      <Clock />
      <StepUpHost />
    </>
  );
}

/** There from the login on, for messages that staff begin. */
function Chat() {
  const hasChat = useSession(canSeeMemberCentre);
  return (
    hasChat && (
      <LatePart>
        <ChatDesk />
      </LatePart>
    )
  );
}

/** Keeps the count of unread messages true on every page. */
function Inbox() {
  useInboxWatch();
  const unread = useUnreadMessages();
  useEffect(() => {
    useUnreadCount.setState({ unread });
    return () => useUnreadCount.setState({ unread: 0 });
  }, [unread]);
  return null;
}

/** Hears what becomes of applications from the first moment on; the words for it come when there is something to tell. */
function Applications() {
  const [changes, setChanges] = useState<readonly PushData<typeof applicationChanged>[]>([]);
  usePush(applicationChanged, (news) => setChanges((before) => [...before, news]));
  return (
    changes.length > 0 && (
      <LatePart>
        <ApplicationNews changes={changes} />
      </LatePart>
    )
  );
}

/** The session clock, and the reality check once it is due. Nobody plays until a password is changed, nor after an exclusion. */
function Clock() {
  const isPlaying = useSession((session) => isLoggedIn(session) && !isClosedToPlay(session));
  return (
    isPlaying &&
    readSession('cpw') !== true && (
      <LatePart>
        <RealityCheckHost />
      </LatePart>
    )
  );
}

/** The small game, for anyone who wants it and is logged in. */
function Corner() {
  const isOffered = useMiniGameOffer();
  const isMember = useSession(isLoggedIn);
  const isWanted = useMiniGameWanted();
  if (!isOffered || !isMember || !isWanted) return null;
  return (
    <LatePart>
      <MiniGame />
    </LatePart>
  );
}
