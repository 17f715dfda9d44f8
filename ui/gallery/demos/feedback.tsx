import { CloudOff, Inbox, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '../../src/amount.tsx';
import { Button } from '../../src/button.tsx';
import { Card } from '../../src/card.tsx';
import { ConfirmDialog } from '../../src/confirm-dialog.tsx';
import { Dialog } from '../../src/dialog.tsx';
import { EmptyState } from '../../src/empty-state.tsx';
import { ErrorState } from '../../src/error-state.tsx';
import { Popover } from '../../src/popover.tsx';
import { Sheet } from '../../src/sheet.tsx';
import type { SheetSide } from '../../src/sheet.tsx';
import { Skeleton, SkeletonText } from '../../src/skeleton.tsx';
import { Spinner } from '../../src/spinner.tsx';
import { PasswordField, TextField } from '../../src/text-field.tsx';
import { toast } from '../../src/toast.tsx';
import { Demo } from '../demo.tsx';

export function DialogDemo() {
  const [isLoginOpen, setLogin] = useState(false);
  const [isConfirmOpen, setConfirm] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const handleConfirm = () => {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      setConfirm(false);
      toast.show({ title: 'Limit lowered', tone: 'gain' });
    }, 1200);
  };
  return (
    <Demo>
      <Button onClick={() => setLogin(true)}>Open a form</Button>
      <Button variant="danger" onClick={() => setConfirm(true)}>
        Ask a question
      </Button>
      <Dialog
        open={isLoginOpen}
        onOpenChange={setLogin}
        title="Welcome back"
        description="Sign in to play and to see your balance."
        closeLabel="Close"
        dismissible={false}
        footer={
          <>
            <Button variant="ghost" onClick={() => setLogin(false)}>
              Create account
            </Button>
            <Button variant="primary" onClick={() => setLogin(false)}>
              Sign in
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField label="User name" autoComplete="username" />
          <PasswordField label="Password" autoComplete="current-password" showLabel="Show" hideLabel="Hide" />
        </div>
      </Dialog>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setConfirm}
        title="Lower your daily limit to 100.00?"
        description="It holds at once. Raising it again takes 24 hours and a second confirmation."
        confirmLabel="Lower the limit"
        cancelLabel="Keep it"
        loading={isBusy}
        onConfirm={handleConfirm}
      />
    </Demo>
  );
}

export function SheetDemo() {
  const [side, setSide] = useState<SheetSide>();
  const [shownSide, setShownSide] = useState<SheetSide>('bottom');
  const open = (next: SheetSide) => {
    setShownSide(next);
    setSide(next);
  };
  return (
    <Demo>
      <Button onClick={() => open('bottom')}>From below</Button>
      <Button onClick={() => open('start')}>From the start</Button>
      <Button onClick={() => open('end')}>From the end</Button>
      <Sheet
        open={side !== undefined}
        onOpenChange={() => setSide(undefined)}
        side={shownSide}
        title="Bet slip"
        description="Two selections"
        closeLabel="Close"
        footer={
          <Button variant="primary" size="lg" block onClick={() => setSide(undefined)}>
            Place bet of 20,000.00
          </Button>
        }
      >
        <dl className="flex flex-col gap-3 text-sm">
          {[
            ['Hà Nội – Sài Gòn, home', '1.95'],
            ['Huế – Đà Nẵng, draw', '3.20'],
          ].map(([name, odds]) => (
            <div key={name} className="flex justify-between rounded-md bg-surface-3 p-4">
              <dt>{name}</dt>
              <dd className="font-semibold tabular-nums">{odds}</dd>
            </div>
          ))}
          <div className="flex justify-between pt-2">
            <dt className="text-ink-soft">Possible return</dt>
            <dd>
              <Amount value="124800" currency="₫" />
            </dd>
          </div>
        </dl>
      </Sheet>
    </Demo>
  );
}

export function PopoverDemo() {
  return (
    <Demo>
      <Popover label="About valid bets" trigger={<Button>What is a valid bet?</Button>}>
        The part of a stake that was truly at risk. Bets on both sides of one market do not count.
      </Popover>
    </Demo>
  );
}

export function ToastDemo() {
  return (
    <Demo>
      <Button onClick={() => toast.show({ title: 'Language changed' })}>Neutral</Button>
      <Button
        onClick={() =>
          toast.show({ tone: 'gain', title: 'Deposit arrived', description: '250,000.00 is in your balance.' })
        }
      >
        Gain
      </Button>
      <Button
        onClick={() =>
          toast.show({
            tone: 'loss',
            title: 'Not sent',
            description: 'You are offline. Nothing was taken from your balance.',
          })
        }
      >
        Loss
      </Button>
      <Button
        onClick={() =>
          toast.show({
            tone: 'info',
            title: 'Removed from favourites',
            action: { label: 'Undo', onPress: () => toast.show({ title: 'Back again' }) },
          })
        }
      >
        With an action
      </Button>
    </Demo>
  );
}

export function EmptyStateDemo() {
  return (
    <Card className="items-stretch">
      <EmptyState
        headingLevel={3}
        icon={<Inbox aria-hidden="true" />}
        title="No messages yet"
        description="Results, promotions and news about your account will appear here."
        action={<Button variant="primary">See promotions</Button>}
      />
    </Card>
  );
}

export function ErrorStateDemo() {
  return (
    <Card className="items-stretch">
      <ErrorState
        headingLevel={3}
        icon={<CloudOff aria-hidden="true" />}
        title="The record could not be loaded"
        description="The connection broke. Your bets are safe; only this list is missing."
        action={
          <>
            <Button variant="primary" iconStart={<RefreshCw aria-hidden="true" />}>
              Try again
            </Button>
            <Button variant="ghost">Help</Button>
          </>
        }
        reference="Request 01JCN4T6"
      />
    </Card>
  );
}

export function SkeletonDemo() {
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_1fr]">
      <div className="flex gap-3">
        <Skeleton className="h-48 w-36 rounded-lg" />
        <Skeleton className="h-48 w-36 rounded-lg" />
      </div>
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-5 w-40" />
        </div>
        <SkeletonText lines={4} />
      </div>
    </div>
  );
}

export function SpinnerDemo() {
  return (
    <Demo>
      <Spinner label="Loading" />
      <Spinner className="size-8 text-accent-text" />
      <Spinner className="size-12 text-accent" />
    </Demo>
  );
}
