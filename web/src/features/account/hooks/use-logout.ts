import { logout } from '@fairground/contract/identity/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { call } from '@fairground/client/api';
import { endSession } from '@fairground/client/session';
import { showChat } from '../../../shared/store/chat-store.ts';
import { closeModal } from '../../../shared/store/modal-store.ts';

/** Ends the session on the server and in this tab. The tab is cleared even where the server cannot be reached. */
export const useLogout = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSettled: () => {
      endSession();
      showChat('closed');
      closeModal();
      navigate('/');
      // What the cache holds was asked for by the member; nobody else may see it.
      queries.clear();
    },
  });
};
