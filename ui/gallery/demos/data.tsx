import { Flame, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '../../src/amount.tsx';
import { Avatar } from '../../src/avatar.tsx';
import { Badge } from '../../src/badge.tsx';
import { Button } from '../../src/button.tsx';
import { Card, Surface } from '../../src/card.tsx';
import { Progress } from '../../src/progress.tsx';
import { FilterTag, Tag } from '../../src/tag.tsx';
import { Demo } from '../demo.tsx';

export function AmountDemo() {
  return (
    <>
      <Demo title="Plain, with currency, hidden">
        <span className="flex flex-wrap items-baseline gap-8 font-display text-xl font-bold">
          <Amount value="1234567.899" />
          <Amount value="1234567.899" currency="₫" />
          <Amount value="250.5" currency="$" currencyPlace="start" />
          <Amount value="1234567.899" currency="₫" hidden hiddenLabel="Balance hidden" />
        </span>
      </Demo>
      <Demo title="Changes">
        <span className="flex flex-wrap gap-8">
          <Amount value="125000" look="change" />
          <Amount value="-48200.5" look="change" />
          <Amount value="0" look="change" />
        </span>
      </Demo>
    </>
  );
}

export function BadgeDemo() {
  return (
    <Demo>
      <Badge>Waiting</Badge>
      <Badge tone="accent" icon={<Flame aria-hidden="true" />}>
        Hot
      </Badge>
      <Badge tone="solid" icon={<Sparkles aria-hidden="true" />}>
        New
      </Badge>
      <Badge tone="gain">Paid</Badge>
      <Badge tone="loss">Refused</Badge>
      <Badge tone="info">In review</Badge>
      <span data-category="fish" className="flex">
        <Badge tone="category">Fishing</Badge>
      </span>
      <span data-category="live" className="flex">
        <Badge tone="category">Live</Badge>
      </span>
    </Demo>
  );
}

export function TagDemo() {
  const [chosen, setChosen] = useState<readonly string[]>(['25 lines or more']);
  return (
    <>
      <Demo title="Filters">
        {['Favourites', 'Recent', '25 lines or more', 'High volatility'].map((name) => (
          <FilterTag
            key={name}
            pressed={chosen.includes(name)}
            onPressedChange={(isOn) => setChosen(isOn ? [...chosen, name] : chosen.filter((other) => other !== name))}
            count={name === 'Recent' ? 12 : undefined}
          >
            {name}
          </FilterTag>
        ))}
        <FilterTag pressed={false} disabled onPressedChange={() => undefined}>
          Demo play
        </FilterTag>
      </Demo>
      <Demo title="Chosen">
        <Tag onRemove={() => undefined} removeLabel="Remove vendor Lantern Works">
          Lantern Works
        </Tag>
        <Tag>Slots</Tag>
      </Demo>
    </>
  );
}

export function AvatarDemo() {
  return (
    <Demo>
      <Avatar name="Lan" size="sm" />
      <Avatar name="Minh" />
      <Avatar name="Đức" size="lg" />
      <Avatar name="سمير" size="xl" />
      {['Thảo', 'Hùng', 'Anh', 'Phúc', 'Yến'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Demo>
  );
}

export function CardDemo() {
  return (
    <>
      <Demo flow="grid">
        <Card
          title="Daily limit"
          description="The most you can deposit in a day."
          headingLevel={3}
          actions={<Button size="sm">Change</Button>}
          footer={<span className="text-sm text-ink-faint">A higher limit starts after 24 hours.</span>}
        >
          <Progress label="Used today" value={120} max={500} valueText="120.00 of 500.00" />
        </Card>
        <Card title="Without a foot" headingLevel={3}>
          <p className="text-sm text-ink-soft">Cards stand on the ground by being lighter than it, not by a border.</p>
        </Card>
      </Demo>
      <Demo title="Surfaces">
        <Surface className="p-6 text-sm">Level 1</Surface>
        <Surface level={2} className="p-6 text-sm">
          Level 2
        </Surface>
        <Surface level={3} className="p-6 text-sm">
          Level 3
        </Surface>
      </Demo>
    </>
  );
}
