import { readDrawProof, readTicketProof } from '@fairground/contract/lottery/endpoints';
import { gameOf } from '@fairground/engines/lottery/games';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX, Download, Hourglass, ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { TextField } from '@fairground/ui/text-field';
import { type ApiError, call } from '@fairground/client/api';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useGameTitle } from '../hooks/use-game-title.ts';
import { checkDraw, correctedFrom } from '../model/draw-check.ts';
import type { Checked, ProofBundle, Verdict } from '../model/draw-check.ts';
import { readProof, writeProof } from '../model/proof-file.ts';
import { BoardView } from './board-view.tsx';

type Wanted = { readonly gameCode: string; readonly numero: string } | { readonly orderId: string };

const ask = async (wanted: Wanted): Promise<ProofBundle> => {
  if ('numero' in wanted) return { draw: await call(readDrawProof, { query: wanted }) };
  const orderId = BigInt(wanted.orderId) as Parameters<typeof call<typeof readTicketProof>>[1]['query']['orderId'];
  const { draw, ...ticket } = await call(readTicketProof, { query: { orderId } });
  return { draw, ticket };
};

const wantedIn = (search: string): Wanted | undefined => {
  const fields = new URLSearchParams(search);
  const [orderId, gameCode, numero] = [fields.get('orderId'), fields.get('gameCode'), fields.get('numero')];
  if (orderId !== null && /^\d+$/.test(orderId)) return { orderId };
  return gameCode !== null && numero !== null ? { gameCode, numero } : undefined;
};

/** The page where anybody repeats a draw. What it computes, it computes here: it works with the network cut. */
export function DrawCheck() {
  const t = useTranslations('lottery-own');
  const errorText = useErrorText();
  const wanted = wantedIn(useSearch());
  const [bundle, setBundle] = useState<ProofBundle>();
  const [isUnreadable, setUnreadable] = useState(false);
  const asked = useMutation<ProofBundle, ApiError, Wanted>({ mutationFn: ask, onSuccess: setBundle });
  const askFirst = useEffectEvent(() => {
    if (wanted !== undefined) asked.mutate(wanted);
  });
  useEffect(() => askFirst(), []);
  const handleFile = (text: string): void => {
    const read = readProof(text);
    setUnreadable(read === undefined);
    if (read !== undefined) setBundle(read);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <AskForm
          isBusy={asked.isPending}
          failure={asked.isError ? errorText(asked.error) : undefined}
          onAsk={asked.mutate}
        />
        <FileForm isUnreadable={isUnreadable} onFile={handleFile} />
      </div>
      {bundle !== undefined && <Report key={bundle.draw.numero} bundle={bundle} />}
      <Card title={t('check.how-title')}>
        <ol className="grid list-decimal gap-2 ps-5 text-sm text-ink-soft">
          {(['how-1', 'how-2', 'how-3', 'how-4'] as const).map((step) => (
            <li key={step}>{t(`check.${step}`)}</li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

type AskFormProps = {
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onAsk: (wanted: Wanted) => void;
};

function AskForm({ isBusy, failure, onAsk }: AskFormProps) {
  const t = useTranslations('lottery-own');
  const [text, setText] = useState('');
  const handleSubmit = (): void => {
    const [first = '', second = ''] = text.trim().split(/\s+/);
    if (/^\d+$/.test(first) && second === '') onAsk({ orderId: first });
    else onAsk({ gameCode: first.toUpperCase(), numero: second });
  };
  return (
    <Card title={t('check.ask-title')} description={t('check.ask-text')}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <TextField
          label={t('check.number')}
          hint={t('check.number-hint')}
          value={text}
          error={failure}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" loading={isBusy} iconStart={<ShieldCheck aria-hidden="true" />}>
          {t('check.ask')}
        </Button>
      </form>
    </Card>
  );
}

type FileFormProps = { readonly isUnreadable: boolean; readonly onFile: (text: string) => void };

function FileForm({ isUnreadable, onFile }: FileFormProps) {
  const t = useTranslations('lottery-own');
  const [name, setName] = useState('');
  return (
    <Card title={t('check.file-title')} description={t('check.file-text')}>
      <label className="grid gap-2 text-sm font-semibold">
        {t('check.file')}
        {/* The browser's own button speaks the browser's language. */}
        <span className="field-box relative flex items-center gap-3 p-2 focus-within:outline-2">
          <span aria-hidden="true" className="shrink-0 rounded-sm bg-surface-3 px-3 py-1.5">
            {t('check.choose')}
          </span>
          <span aria-hidden="true" className="min-w-0 truncate font-normal text-ink-soft">
            {name}
          </span>
          <input
            type="file"
            accept="application/json,.json"
            // The same file may be chosen again after a correction.
            value=""
            onChange={({ target: { files } }) => {
              const [file] = files ?? [];
              if (file === undefined) return;
              setName(file.name);
              void file.text().then(onFile);
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </span>
      </label>
      {isUnreadable && (
        <p role="alert" className="text-sm text-loss">
          {t('check.unreadable')}
        </p>
      )}
    </Card>
  );
}

const ICONS = {
  passed: <CircleCheck aria-hidden="true" className="text-gain" />,
  failed: <CircleX aria-hidden="true" className="text-loss" />,
  waiting: <Hourglass aria-hidden="true" className="text-ink-faint" />,
} as const satisfies Record<Verdict, unknown>;

const wholeOf = (checks: readonly Checked[]): Verdict => {
  if (checks.some(({ verdict }) => verdict === 'failed')) return 'failed';
  return checks.every(({ verdict }) => verdict === 'passed') ? 'passed' : 'waiting';
};

/** What was computed, step by step, and the numbers it was computed from. */
function Report({ bundle }: { readonly bundle: ProofBundle }) {
  const t = useTranslations('lottery-own');
  const format = useFormatter();
  const numbers = useNumbers();
  const titleOf = useGameTitle();
  const { draw, ticket } = bundle;
  const game = gameOf(draw.gameCode);
  const checks = checkDraw(bundle);
  const whole = wholeOf(checks);
  const before = correctedFrom(draw);
  return (
    <Card
      title={t(`check.whole-${whole}`)}
      description={t('check.of', { game: titleOf(draw.gameCode), numero: draw.numero })}
      data-verdict={whole}
      actions={
        <a
          className="control h-9 gap-1.5 bg-surface-3 px-3 text-sm font-semibold hover:bg-line pointer-coarse:h-11"
          download={`${draw.gameCode}-${draw.numero}.json`}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(writeProof(bundle))}`}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('check.save')}
        </a>
      }
    >
      {game !== undefined && draw.board !== null && <BoardView family={game.family} board={draw.board} size="lg" />}
      {game !== undefined && before !== undefined && (
        <div className="grid gap-2 rounded-md bg-info-soft p-3 text-sm">
          <p className="font-semibold">{t('check.corrected')}</p>
          <p className="text-ink-soft">{t('check.corrected-text')}</p>
          <BoardView family={game.family} board={before} size="sm" />
        </div>
      )}
      <ol aria-label={t('check.steps')} className="grid gap-2" aria-live="polite">
        {checks.map(({ name, verdict }) => (
          <li
            key={name}
            data-verdict={verdict}
            className="flex items-start gap-3 rounded-md bg-surface-2/60 p-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0"
          >
            {ICONS[verdict]}
            <p className="min-w-0 flex-1 text-sm">
              <span className="block font-semibold">
                {t(`check.step-${name}`)} · {t(`check.${verdict}`)}
              </span>
              <span className="text-ink-soft">{t(`check.text-${name}`)}</span>
            </p>
          </li>
        ))}
      </ol>
      <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        <Fact name={t('check.commitment')} value={draw.commitment} />
        <Fact name={t('check.committed-at')} value={format.dateTime(draw.committedAt, 'moment')} />
        <Fact name={t('check.root')} value={draw.root} />
        <Fact name={t('check.tickets')} value={draw.tickets === null ? null : numbers.whole(draw.tickets)} />
        <Fact name={t('check.locked-at')} value={draw.lockedAt && format.dateTime(draw.lockedAt, 'moment')} />
        <Fact name={t('check.seed')} value={draw.seed} />
        {ticket !== undefined && <Fact name={t('check.ticket')} value={ticket.ticket.join(' | ')} />}
      </dl>
    </Card>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | null }) {
  const t = useTranslations('lottery-own');
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="font-semibold break-all tabular-nums">{value ?? t('check.not-yet')}</dd>
    </>
  );
}
