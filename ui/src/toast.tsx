import type { ReactNode } from 'react';

export type ToastTone = 'neutral' | 'gain' | 'loss' | 'info';

export type ToastOptions = {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly tone?: ToastTone | undefined;
  readonly action?: { readonly label: ReactNode; readonly onPress: () => void } | undefined;
  /** Zero keeps it until it is closed. Defaults to five seconds; errors and offers to act stay eight. */
  readonly timeoutMs?: number | undefined;
  /** A toast with the id of one that is still shown takes its place. */
  readonly id?: string | undefined;
};

export type Toast = Omit<ToastOptions, 'tone' | 'timeoutMs' | 'id'> & {
  readonly id: string;
  readonly tone: ToastTone;
  readonly timeoutMs: number;
};

/** Makes the list behind a region. The newest is last; the oldest leaves when there are too many. */
export function createToastStore(limit = 3) {
  let toasts: readonly Toast[] = [];
  let counter = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: string): void => {
    if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id));
  };
  const show = (options: ToastOptions): string => {
    const id = options.id ?? `toast-${(counter += 1)}`;
    const tone = options.tone ?? 'neutral';
    const isSlow = tone === 'loss' || options.action !== undefined;
    const timeoutMs = options.timeoutMs ?? (isSlow ? 8000 : 5000);
    replace([...toasts.filter((other) => other.id !== id), { ...options, id, tone, timeoutMs }].slice(-limit));
    return id;
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const snapshot = (): readonly Toast[] => toasts;
  return { show, dismiss, subscribe, snapshot };
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** The page's own list: `toast.show({ title })` from anywhere; `ToastRegion` draws it. */
export const toast: ToastStore = createToastStore();
