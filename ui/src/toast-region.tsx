import './toast-region.css';
import { CircleAlert, CircleCheck, Info, Lightbulb, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { holdWhileInside } from './hold-while-inside.ts';
import { IconButton } from './icon-button.tsx';
import { toast as pageToasts } from './toast.tsx';
import type { Toast, ToastStore, ToastTone } from './toast.tsx';

export type ToastRegionProps = {
  /** Names the landmark, so that a keyboard user can jump to it. */
  readonly label: string;
  readonly dismissLabel: string;
  readonly store?: ToastStore | undefined;
};

export function ToastRegion({ label, dismissLabel, store = pageToasts }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const region = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => holdWhileInside(region.current, setHeld), []);
  const handleDismiss = useCallback(
    (id: string) => {
      // A card that leaves under the pointer takes its leave event along.
      setHeld(false);
      store.dismiss(id);
    },
    [store],
  );
  return (
    <section ref={region} aria-label={label} className="ui-toasts">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} dismissLabel={dismissLabel} onDismiss={handleDismiss} />
      ))}
    </section>
  );
}

type ToastCardProps = {
  readonly toast: Toast;
  readonly isHeld: boolean;
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
};

function ToastCard({ toast, isHeld, dismissLabel, onDismiss }: ToastCardProps) {
  const { id, timeoutMs, action } = toast;
  useEffect(() => {
    if (isHeld || timeoutMs === 0) return undefined;
    const timer = setTimeout(() => onDismiss(id), timeoutMs);
    return () => clearTimeout(timer);
  }, [id, timeoutMs, isHeld, onDismiss]);
  const Icon = ICONS[toast.tone];
  return (
    <div role={toast.tone === 'loss' ? 'alert' : 'status'} className="ui-toast" data-tone={toast.tone}>
      <Icon aria-hidden="true" />
      <div className="ui-toast-text">
        <strong>{toast.title}</strong>
        {toast.description !== undefined && <p>{toast.description}</p>}
      </div>
      {action && (
        <Button
          size="sm"
          variant="ghost"
          className="text-accent-text"
          onClick={() => {
            action.onPress();
            onDismiss(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="sm" label={dismissLabel} icon={<X aria-hidden="true" />} onClick={() => onDismiss(id)} />
    </div>
  );
}

const ICONS: Record<ToastTone, typeof Info> = { neutral: Lightbulb, gain: CircleCheck, loss: CircleAlert, info: Info };
