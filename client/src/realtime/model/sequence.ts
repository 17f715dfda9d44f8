import type { PushMessage, SubscribeAnswer } from '@fairground/contract/push-wire';

/** What a page knows of one topic. */
export type Sequence = {
  /** The last number delivered; null before the first answer. */
  readonly seq: number | null;
  /** While false, messages are not taken: the answer to the running request will bring them. */
  readonly isJoined: boolean;
};

export type Step = {
  readonly sequence: Sequence;
  readonly deliver: readonly PushMessage[];
  /** `subscribe`: ask again from the last number. `reset`: what was missed is gone, read the data again. */
  readonly next: 'go on' | 'subscribe' | 'reset';
};

/** A topic not heard yet, or heard up to a number that came with the page. */
export const newSequence = (seq: number | null): Sequence => ({ seq, isJoined: false });

/** The connection is gone, or the topic is asked for again: the number is kept. */
export const interrupt = (sequence: Sequence): Sequence => ({ ...sequence, isJoined: false });

/** Takes a message in turn, drops one seen before, and asks again when one is missing. */
export const receive = (sequence: Sequence, message: PushMessage): Step => {
  const { seq, isJoined } = sequence;
  const [number] = message;
  if (!isJoined || seq === null || number <= seq) return goOn(sequence);
  if (number > seq + 1) return { sequence: interrupt(sequence), deliver: [], next: 'subscribe' };
  return { sequence: { seq: number, isJoined: true }, deliver: [message], next: 'go on' };
};

/** Takes the server's answer: what was missed, in turn, or a new start. */
export const join = (sequence: Sequence, answer: Exclude<SubscribeAnswer, { outcome: 'refused' }>): Step => {
  if (answer.outcome === 'reset') return { sequence: { seq: answer.seq, isJoined: true }, deliver: [], next: 'reset' };
  const { seq } = sequence;
  const missed = seq === null ? [] : answer.missed.filter(([number]) => number > seq);
  const isWhole = missed.every(([number], index) => number === (seq ?? 0) + index + 1);
  if (!isWhole) return { sequence: { seq: answer.seq, isJoined: true }, deliver: [], next: 'reset' };
  return { sequence: { seq: answer.seq, isJoined: true }, deliver: missed, next: 'go on' };
};

const goOn = (sequence: Sequence): Step => ({ sequence, deliver: [], next: 'go on' });
