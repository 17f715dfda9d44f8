/** What a key means to every game; a game's own keys come before these. */
export type KeyOrder =
  | 'play'
  | 'bet-up'
  | 'bet-down'
  | 'bet-least'
  | 'bet-most'
  | 'autoplay'
  | 'turbo'
  | 'close'
  | 'rules'
  | 'fairness'
  | 'sound';

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * `onControl`: the focus is on a button or a field, which has its own use for Space, Enter and the arrows. A key that is
 * held down plays one round, not many.
 */
export const orderOf = (pressed: Pressed, onControl: 'none' | 'button' | 'field'): KeyOrder | undefined => {
  const { key, repeat, altKey, ctrlKey, metaKey } = pressed;
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Escape') return 'close';
  if (onControl === 'field') return undefined;
  if (key === ' ' || key === 'Enter') return repeat || onControl === 'button' ? undefined : 'play';
  return KEYS[key.length === 1 ? key.toLowerCase() : key];
};

const KEYS: Readonly<Record<string, KeyOrder>> = {
  ArrowUp: 'bet-up',
  ArrowRight: 'bet-up',
  ArrowDown: 'bet-down',
  ArrowLeft: 'bet-down',
  Home: 'bet-least',
  End: 'bet-most',
  a: 'autoplay',
  t: 'turbo',
  r: 'rules',
  f: 'fairness',
  m: 'sound',
};
