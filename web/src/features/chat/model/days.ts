import type { ChatMessage } from '@fairground/contract/support/endpoints';

export type DayOfLines = { readonly day: string; readonly lines: readonly ChatMessage[] };

/** The lines of a talk by their days, in their order. */
export const splitDays = (messages: readonly ChatMessage[], dayOf: (at: Date) => string): readonly DayOfLines[] => {
  const days: { readonly day: string; readonly lines: ChatMessage[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    const current = days.at(-1);
    if (current?.day === day) current.lines.push(message);
    else days.push({ day, lines: [message] });
  }
  return days;
};
