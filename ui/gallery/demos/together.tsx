import { Flame, Heart, Landmark, QrCode, ShieldCheck, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { AmountField } from '../../src/amount-field.tsx';
import { Amount } from '../../src/amount.tsx';
import { Badge } from '../../src/badge.tsx';
import { Button, ButtonLink } from '../../src/button.tsx';
import { Card } from '../../src/card.tsx';
import { RadioGroup } from '../../src/radio-group.tsx';
import { Timeline } from '../../src/steps.tsx';

export function DepositDemo() {
  const [amount, setAmount] = useState('500000');
  const [channel, setChannel] = useState<'bank' | 'qr'>('qr');
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[1.2fr_1fr]">
      <Card title="Deposit" description="Play money: nothing here costs anything." headingLevel={3}>
        <RadioGroup
          label="Channel"
          look="card"
          value={channel}
          onValueChange={setChannel}
          options={[
            { value: 'qr', label: 'QR code', description: 'At once, no fee', icon: <QrCode aria-hidden="true" /> },
            {
              value: 'bank',
              label: 'Bank transfer',
              description: 'About 5 minutes, no fee',
              icon: <Landmark aria-hidden="true" />,
            },
          ]}
        />
        <AmountField
          label="Amount"
          currency="₫"
          value={amount}
          onValueChange={setAmount}
          quickAmounts={['100000', '200000', '500000', '1000000']}
          quickLabel="Quick amounts"
          min="50000"
          max="5000000"
          hint="From 50,000 to 5,000,000. Left of today’s limit: 2,000,000.00."
        />
        <Button variant="primary" size="lg" block>
          Go on to payment
        </Button>
        <p className="flex items-center justify-center gap-2 text-sm text-ink-faint">
          <ShieldCheck aria-hidden="true" className="size-4" />
          You can set limits at any time under “Safer play”.
        </p>
      </Card>
      <Card
        title="Deposit 26111500077"
        headingLevel={3}
        actions={<Badge tone="info">In review</Badge>}
        footer={
          <Button variant="ghost" size="sm">
            Get help with this deposit
          </Button>
        }
      >
        <p className="font-display text-2xl tabular-nums">
          <Amount value="500000" currency="₫" />
        </p>
        <Timeline
          label="What happened to the deposit"
          items={[
            { id: 'created', title: 'Created', state: 'done', stateLabel: 'Done', time: '21:02' },
            { id: 'paid', title: 'Payment seen', state: 'done', stateLabel: 'Done', time: '21:04' },
            {
              id: 'review',
              title: 'In review',
              state: 'current',
              stateLabel: 'Now',
              description: 'Usually under five minutes.',
            },
            { id: 'credited', title: 'In your balance', state: 'open', stateLabel: 'To come' },
          ]}
        />
      </Card>
    </div>
  );
}

const GAMES = [
  { name: 'Lantern Festival', vendor: 'Lantern Works', hue: 'rng', mark: 'hot' },
  { name: 'Golden Carp', vendor: 'Deep Pond', hue: 'fish', mark: 'new' },
  { name: 'Four at the Table', vendor: 'Card House', hue: 'pvp', mark: undefined },
  { name: 'Studio Nine', vendor: 'Live Arc', hue: 'live', mark: undefined },
  { name: 'Five Minute Draw', vendor: 'In-house', hue: 'elott', mark: 'new' },
  { name: 'Neon Arena', vendor: 'Pixel Ring', hue: 'esports', mark: undefined },
] as const;

export function ShelfDemo() {
  return (
    <div data-category="hot">
      <div className="mb-4 flex items-center justify-between">
        <h3 className="flex items-center gap-2 text-lg">
          <Flame aria-hidden="true" className="size-6 text-category" />
          Hot tonight
        </h3>
        <ButtonLink href="#shelf" variant="ghost" size="sm">
          See all
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-6">
        {GAMES.map((game) => (
          <li key={game.name} data-category={game.hue} className="group relative">
            <a href="#shelf" className="block rounded-lg">
              <span className="relative flex aspect-3/4 items-center justify-center overflow-hidden rounded-lg bg-category-deep shadow-mid">
                <svg aria-hidden="true" viewBox="0 0 90 120" className="absolute inset-0 size-full">
                  {Array.from({ length: 14 }, (_, ray) => (
                    <path
                      key={ray}
                      d="M45 60 40-60h10z"
                      fill="white"
                      opacity=".1"
                      transform={`rotate(${ray * 25.7} 45 60)`}
                    />
                  ))}
                  <circle cx="45" cy="60" r="26" fill="white" opacity=".12" />
                </svg>
                <span className="relative px-4 text-center font-display text-lg text-white">{game.name}</span>
                {game.mark !== undefined && (
                  <Badge
                    tone="solid"
                    className="absolute start-2 top-2"
                    icon={game.mark === 'hot' ? <Flame aria-hidden="true" /> : <Sparkles aria-hidden="true" />}
                  >
                    {game.mark === 'hot' ? 'Hot' : 'New'}
                  </Badge>
                )}
              </span>
              <span className="mt-2 block truncate text-sm font-semibold">{game.name}</span>
              <span className="block truncate text-xs text-ink-faint">{game.vendor}</span>
            </a>
            <button
              type="button"
              aria-label={`Add ${game.name} to favourites`}
              className="control absolute end-2 top-2 size-8 rounded-full bg-scrim text-white hover:bg-black/80"
            >
              <Heart aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
