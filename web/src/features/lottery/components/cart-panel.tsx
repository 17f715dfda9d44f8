import { writeMoney } from '@fairground/contract/money';
import { playOf } from '@fairground/engines/lottery/games';
import { ShoppingBasket, Trash2, X } from 'lucide-react';
import { Amount } from '@fairground/ui/amount';
import { Button } from '@fairground/ui/button';
import { IconButton } from '@fairground/ui/icon-button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePlayWords } from '../hooks/use-play-words.ts';
import type { Room } from '../hooks/use-room.ts';
import { lineKey, totalOf } from '../model/cart.ts';
import type { Cart, CartLine } from '../model/cart.ts';

type CartPanelProps = {
  readonly room: Room;
  readonly cart: Cart;
  readonly symbol: string;
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
};

/** The lines that are bought together. */
export function CartPanel({ room, cart, symbol, onRemove, onClear }: CartPanelProps) {
  const t = useTranslations('lottery');
  const { lines, bets, amount } = totalOf(cart);
  if (lines === 0)
    return (
      <p className="flex items-center gap-3 rounded-md bg-surface-2/60 p-3 text-sm text-ink-faint">
        <ShoppingBasket aria-hidden="true" className="size-5 shrink-0" />
        {t('cart.empty')}
      </p>
    );
  return (
    <section aria-label={t('cart.title')} className="grid grid-cols-1 gap-2">
      <header className="flex items-center justify-between">
        <h3 className="text-base">{t('cart.title-count', { count: lines })}</h3>
        <Button size="sm" variant="ghost" iconStart={<Trash2 aria-hidden="true" />} onClick={onClear}>
          {t('cart.clear')}
        </Button>
      </header>
      <ul className="grid max-h-72 grid-cols-1 gap-1 overflow-y-auto">
        {cart.map((line) => (
          <li key={lineKey(line)}>
            <Line room={room} line={line} symbol={symbol} onRemove={() => onRemove(lineKey(line))} />
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between border-t border-line pt-2 text-sm">
        <span className="text-ink-soft">{t('cart.total', { bets })}</span>
        <Amount value={writeMoney(amount)} currency={symbol} precision="exact" className="text-base font-bold" />
      </p>
    </section>
  );
}

type LineProps = {
  readonly room: Room;
  readonly line: CartLine;
  readonly symbol: string;
  readonly onRemove: () => void;
};

function Line({ room: { game, mode }, line, symbol, onRemove }: LineProps) {
  const t = useTranslations('lottery');
  const words = usePlayWords(game.family);
  const play = playOf(game, mode, line.play);
  const name = play === undefined ? line.play : `${words.group(line.play.split('.')[0] ?? '')} · ${words.kind(play)}`;
  const content = words.content(line.content);
  return (
    <div className="flex items-center gap-2 rounded-md bg-surface-2/60 py-2 ps-3 pe-1">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{content}</p>
        <p className="truncate text-xs text-ink-faint">
          {name} · {t('cart.line', { bets: line.bets, multiple: String(line.multiple) })}
        </p>
      </div>
      <Amount value={writeMoney(line.amount)} currency={symbol} precision="exact" className="text-sm" />
      <IconButton size="sm" label={t('cart.remove', { content })} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </div>
  );
}
