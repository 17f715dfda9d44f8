import { chatMarked, chatMessageAdded } from '@fairground/contract/support/pushes';
import { settingsChanged } from '@fairground/contract/system/pushes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '@fairground/ui/toast';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useLanguage, useTranslations } from '../../../shared/i18n/index.ts';
import { CHAT_ADDRESS_CHANGED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { useSession } from '@fairground/client/session';
import { showChat, useChat } from '../../../shared/store/chat-store.ts';
import { useTheme } from '../../../shared/store/theme-store.ts';
import { chatQuery, chatUrlQuery, unreadQuery } from '../api/chat-queries.ts';
import { isOwnChat, withMarks, withMessage } from '../model/chat.ts';
import { dropUnsent, emptyOutbox } from '../model/outbox.ts';
import { useOutsideChat } from './use-outside-chat.ts';

export const useAccount = (): string => useSession((session) => session.account ?? '');

/** Where the member's chat is. */
export const useChatUrl = () => {
  const t = useTranslations('chat');
  const { code } = useLanguage();
  const look = { title: t('title'), language: code, headerColor: useBrand().theme.chatHead[useTheme()] };
  return useQuery(chatUrlQuery(useAccount(), look));
};

/** From the login on: asks where the chat is and what is unread in it, and hears what comes. */
export const useChatWatch = (): void => {
  const t = useTranslations('chat');
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const account = useAccount();
  const { data: desk } = useChatUrl();
  useQuery(unreadQuery(account));
  const openOutside = useOutsideChat();
  const isOutside = desk !== undefined && !isOwnChat(desk.chatUrl);

  const tellUnread = (unReadCount: number) => queries.setQueryData(unreadQuery(account).queryKey, { unReadCount });
  usePush(chatMessageAdded, ({ message, unReadCount }) => {
    tellUnread(unReadCount);
    if (message.clientId !== null) dropUnsent(message.clientId);
    queries.setQueryData(chatQuery(account).queryKey, (chat) => chat && withMessage(chat, message));
    const { view } = useChat.getState();
    if (message.author === 'house' && view === 'closed')
      toast.show({
        id: 'chat',
        tone: 'info',
        title: t('arrived'),
        action: { label: t('show'), onPress: () => showChat('open') },
      });
  });
  usePush(chatMarked, (marks) => {
    tellUnread(marks.unReadCount);
    queries.setQueryData(chatQuery(account).queryKey, (chat) => chat && withMarks(chat, marks));
  });

  // An operator may have moved the chat elsewhere, or back.
  usePush(settingsChanged, () => void invalidate(CHAT_ADDRESS_CHANGED));

  useEffect(() => {
    useChat.setState({ openOutside: isOutside ? openOutside : null });
  }, [isOutside, openOutside]);
  // Anyone who logs out takes the talk along.
  useEffect(
    () => () => {
      emptyOutbox();
      useChat.setState({ view: 'closed', openOutside: null });
    },
    [],
  );
};
