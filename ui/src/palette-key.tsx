import { useEffect } from 'react';

/** Calls back on Ctrl-K or Cmd-K. It stands apart from the palette, so that the palette can be loaded by the first press. */
export function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onPress();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [onPress]);
}
