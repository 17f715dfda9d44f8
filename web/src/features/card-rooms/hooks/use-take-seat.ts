import type { ApiError } from '@fairground/client/api';
import { toast } from '@fairground/ui/toast';
import { useLocation } from 'wouter';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { useSit } from '../api/rooms.ts';
import type { SeatWish } from '../api/rooms.ts';
import { tableIn } from '../model/room-choice.ts';

/** Sits down and goes to the table; who has a seat in this game already is brought to it. */
export const useTakeSeat = () => {
  const [, go] = useLocation();
  const errorText = useErrorText();
  const { mutate, isPending } = useSit();
  const onError = (error: ApiError): void => {
    toast.show({ tone: 'loss', title: errorText(error) });
    const known = error.code === 'rooms.already-seated' ? tableIn(error.value) : undefined;
    if (known !== undefined) go(`/pvp/table/${known}`);
  };
  return {
    isPending,
    sit: (wish: SeatWish) =>
      requireLogin(() => mutate(wish, { onSuccess: ({ table }) => go(`/pvp/table/${table.tableId}`), onError })),
  };
};
