import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

test.each(['pointermove', 'keydown', 'blur'])(
  '%s is a sign of life: a game that takes the focus is one, too',
  async (sign) => {
    const { firstSignOfLife } = await import('./settled.ts');
    const seen = vi.fn();
    const life = firstSignOfLife().then(seen);

    await Promise.resolve();
    expect(seen).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));

    await life;
    expect(seen).toHaveBeenCalledOnce();
  },
);
