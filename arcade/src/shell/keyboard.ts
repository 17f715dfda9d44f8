/** What a key means to every game; a game's own keys come before these. */
export type KeyOrder = 'play' | 'bet-up' | 'bet-down' | 'close' | 'rules' | 'fairness' | 'sound';

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
  switch (key) {
    case ' ':
    case 'Enter':
      return repeat || onControl === 'button' ? undefined : 'play';
    case 'ArrowUp':
    case 'ArrowRight':
      return 'bet-up';
    case 'ArrowDown':
    case 'ArrowLeft':
      return 'bet-down';
    case 'r':
      return 'rules';
    case 'f':
      return 'fairness';
    case 'm':
      return 'sound';
    default:
      return undefined;
  }
};
