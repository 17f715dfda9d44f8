import type { ChatMessage } from '@fairground/contract/support/endpoints';
import { dayOf } from '../../../shared/record/house-days.ts';

export type DayOfLines = { readonly day: string; readonly lines: readonly ChatMessage[] };

/** The lines of a talk by the days of a zone, in their order. */
export const splitDays = (messages: readonly ChatMessage[], timeZone: string): readonly DayOfLines[] => {
  const days: { readonly day: string; readonly lines: ChatMessage[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.sentAt, timeZone);
    const current = days.at(-1);
    if (current?.day === day) current.lines.push(message);
    else days.push({ day, lines: [message] });
  }
  return days;
};
