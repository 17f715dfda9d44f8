import type { ValueOf } from '@fairground/contract/endpoint';
import { placeTypedBets, readTypedBets } from '@fairground/contract/lottery/endpoints';
import { writeMoney } from '@fairground/contract/money';
import { gameOf, playOf } from '@fairground/engines/lottery/games';
import { parseBetText } from '@fairground/engines/lottery/vietnam/bet-text/parse';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Amount } from '@fairground/ui/amount';
import { Button } from '@fairground/ui/button';
import { toast } from '@fairground/ui/toast';
import { ORDERS_CHANGED, useInvalidate } from '@fairground/client/facts';
import { type ApiError, call, sendOnce } from '@fairground/client/api';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { useGameTitle } from '../hooks/use-game-title.ts';
import { useMoneySign } from '../hooks/use-money-sign.ts';
import { usePlayWords } from '../hooks/use-play-words.ts';
import { Group } from './group.tsx';

type Typed = ValueOf<typeof readTypedBets>;
const EXAMPLES = ['mb 68 b5', '2dmn 01.02 dd1', 'mb 12 34 56 x2 10', 'hcm 123 xc1'] as const;

/** Bets as they are written to a broker: read at once, priced by the server, bought when they are confirmed. */
export function BetText() {
  const t = useTranslations('lottery-own');
  const errorText = useErrorText();
  const id = useId();
  const invalidate = useInvalidate();
  const symbol = useMoneySign();
  const [text, setText] = useState('');
  const read = text.trim() === '' ? undefined : parseBetText(text);
  const priced = useMutation<Typed, ApiError, string>({
    mutationFn: (wanted) => call(readTypedBets, { body: { text: wanted } }),
  });
  const place = useMutation<ValueOf<typeof placeTypedBets>, ApiError, Typed>({
    mutationFn: ({ amount }) =>
      sendOnce({ text, amount }, (clientOrderId) => call(placeTypedBets, { body: { clientOrderId, text, amount } })),
    onSuccess: ({ orders }) => {
      setText('');
      priced.reset();
      toast.show({ tone: 'gain', title: t('text.done', { count: orders.length }) });
    },
    onSettled: () => invalidate(ORDERS_CHANGED),
  });
  const change = (next: string): void => {
    setText(next);
    priced.reset();
    place.reset();
  };
  const failure = priced.error ?? place.error;
  return (
    <div className="grid grid-cols-1 gap-4 rounded-lg bg-surface-1 p-4 shadow-low md:p-5">
      <label htmlFor={id} className="font-display text-lg font-bold">
        {t('text.title')}
      </label>
      <p className="-mt-2 max-w-prose text-sm text-ink-soft">{t('text.text')}</p>
      <textarea
        id={id}
        rows={4}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        placeholder={EXAMPLES[1]}
        aria-describedby={`${id}-read`}
        onChange={(event) => change(event.target.value)}
        className="field-box w-full resize-y p-3 font-semibold"
      />
      <Group label={t('text.examples')} className="flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <button
            key={example}
            type="button"
            onClick={() => change(example)}
            className="control h-8 bg-surface-2 px-3 text-sm hover:bg-surface-3 pointer-coarse:h-11"
          >
            {example}
          </button>
        ))}
      </Group>
      <output id={`${id}-read`} className="block text-sm">
        {read !== undefined && 'bets' in read && (
          <p className="text-gain">{t('text.understood', { count: read.bets.length })}</p>
        )}
        {read !== undefined && 'fault' in read && (
          <p className="text-loss">
            {t(`text.fault-${read.fault.code}`)} <code>{text.slice(read.fault.at, read.fault.at + 12)}</code>
          </p>
        )}
      </output>
      {priced.data !== undefined && <TypedOrders typed={priced.data} symbol={symbol} />}
      {failure !== null && (
        <p role="alert" className="rounded-md bg-loss-soft p-3 text-sm text-loss">
          {errorText(failure)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {priced.data === undefined ? (
          <Button
            variant="primary"
            loading={priced.isPending}
            aria-disabled={read === undefined || 'fault' in read}
            onClick={() => read !== undefined && 'bets' in read && requireLogin(() => priced.mutate(text))}
          >
            {t('text.price')}
          </Button>
        ) : (
          <Button variant="primary" loading={place.isPending} onClick={() => place.mutate(priced.data)}>
            {t('text.buy')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What the text buys: station by station, line by line. */
function TypedOrders({ typed, symbol }: { readonly typed: Typed; readonly symbol: string }) {
  const t = useTranslations('lottery-own');
  const titleOf = useGameTitle();
  return (
    <div className="grid gap-3">
      {typed.orders.map((order) => (
        <section key={`${order.gameCode} ${order.numero}`} className="grid gap-1 text-sm">
          <h3>
            {titleOf(order.gameCode)} · {order.numero}
          </h3>
          <ul className="grid gap-1">
            {order.lines.map((line) => (
              <TypedLine key={`${line.play} ${line.content}`} gameCode={order.gameCode} line={line} symbol={symbol} />
            ))}
          </ul>
        </section>
      ))}
      <p className="flex justify-between border-t border-line pt-2 text-sm">
        {t('text.total')}
        <Amount value={writeMoney(typed.amount)} currency={symbol} className="font-bold" />
      </p>
    </div>
  );
}

type TypedLineProps = {
  readonly gameCode: string;
  readonly line: Typed['orders'][number]['lines'][number];
  readonly symbol: string;
};

function TypedLine({ gameCode, line, symbol }: TypedLineProps) {
  const game = gameOf(gameCode);
  const words = usePlayWords(game?.family ?? 'VN_SOUTH');
  const play = game && game.modes.map((mode) => playOf(game, mode, line.play)).find((one) => one !== undefined);
  return (
    <li className="flex justify-between gap-3 rounded-sm bg-surface-2/60 px-3 py-1.5">
      <span className="min-w-0">
        <span className="font-semibold break-words">{words.content(line.content)}</span>{' '}
        <span className="text-ink-soft">{play === undefined ? line.play : words.kind(play)}</span>
      </span>
      <Amount value={writeMoney(line.amount)} currency={symbol} />
    </li>
  );
}
