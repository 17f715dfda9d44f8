import type { VerificationStanding } from '@fairground/contract/verification/endpoints';
import { WITHDRAWAL_LEVELS } from '@fairground/contract/verification/levels';
import type { DocumentLevel } from '@fairground/contract/verification/levels';
import { Badge } from '@fairground/ui/badge';
import type { BadgeTone } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { SkeletonText } from '@fairground/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { OwnPictures } from '../../../shared/pictures/index.ts';
import { useStanding } from '../api/verification.ts';
import { caseOf, stateOf } from '../model/standing.ts';
import type { LevelState } from '../model/standing.ts';
import { DocumentsDialog } from './documents-dialog.tsx';

const TONES: Readonly<Record<LevelState, BadgeTone>> = {
  reached: 'gain',
  checking: 'info',
  rejected: 'loss',
  expired: 'loss',
  open: 'neutral',
  closed: 'neutral',
};

/** The levels of identity: which one is reached, what each opens, and what became of the documents sent. */
export function IdentityCard() {
  const t = useTranslations('verification');
  const tCommon = useTranslations('common');
  const standing = useStanding();
  return (
    <Card headingLevel={4} title={t('title')} description={t('text')}>
      {standing.data === undefined && standing.isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          <p className="flex-1">{tCommon('state.error-text')}</p>
          <Button size="sm" onClick={() => void standing.refetch()}>
            {tCommon('state.retry')}
          </Button>
        </div>
      ) : standing.data === undefined ? (
        <SkeletonText lines={4} />
      ) : (
        <Levels standing={standing.data} />
      )}
    </Card>
  );
}

function Levels({ standing }: { readonly standing: VerificationStanding }) {
  const t = useTranslations('verification');
  const [open, setOpen] = useState<DocumentLevel | null>(null);
  const hasContact = standing.hasConfirmedContact;
  return (
    <>
      <ol className="divide-y divide-line">
        <LevelRow
          level={1}
          title={t('level-1.title')}
          text={hasContact ? t('level-1.done') : t('level-1.todo')}
          state={hasContact ? 'reached' : 'open'}
        />
        {WITHDRAWAL_LEVELS.map(({ level }) => (
          <DocumentRow key={level} level={level} standing={standing} onOpen={() => setOpen(level)} />
        ))}
      </ol>
      {open !== null && <DocumentsDialog level={open} standing={standing} onClose={() => setOpen(null)} />}
    </>
  );
}

type DocumentRowProps = {
  readonly level: DocumentLevel;
  readonly standing: VerificationStanding;
  readonly onOpen: () => void;
};

function DocumentRow({ level, standing, onOpen }: DocumentRowProps) {
  const t = useTranslations('verification');
  const format = useFormatter();
  const numbers = useNumbers();
  const state = stateOf(standing, level);
  const sent = caseOf(standing, level);
  const from = WITHDRAWAL_LEVELS.find((row) => row.level === level)?.from;
  const maySend = standing.maySend.includes(level);
  return (
    <LevelRow
      level={level}
      title={t(`level-${level}.title`)}
      text={t(`level-${level}.opens`, { amount: from === undefined ? '' : numbers.amount(from) })}
      state={state}
      action={
        maySend ? (
          <Button size="sm" aria-label={`${t('send')}: ${t(`level-${level}.title`)}`} onClick={onOpen}>
            {t(state === 'open' ? 'send' : 'send-again')}
          </Button>
        ) : undefined
      }
    >
      {state === 'closed' && <p>{t('closed')}</p>}
      {state === 'checking' && <p>{t('checking', { at: format.dateTime(sent?.sentAt ?? new Date(0), 'moment') })}</p>}
      {state === 'rejected' && sent?.reason && (
        <p className="text-loss">
          {t(`reason.${sent.reason}`)} <bdi>{sent.note}</bdi>
        </p>
      )}
      {state === 'expired' && <p className="text-loss">{t('expired')}</p>}
      {state === 'reached' && sent?.expiresAt && (
        <p>{t('valid-until', { day: format.dateTime(sent.expiresAt, 'date') })}</p>
      )}
      {(state === 'checking' || state === 'rejected') && (
        <OwnPictures ids={sent?.documents.map(({ pictureId }) => pictureId) ?? []} />
      )}
    </LevelRow>
  );
}

type LevelRowProps = {
  readonly level: number;
  readonly title: string;
  readonly text: string;
  readonly state: LevelState;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

function LevelRow({ level, title, text, state, action, children }: LevelRowProps) {
  const t = useTranslations('verification');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center self-start rounded-md bg-surface-2 font-display text-ink-soft"
      >
        {level}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title}
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
        <div className="mt-1 grid gap-2 text-sm text-ink-soft empty:hidden">{children}</div>
      </div>
      {action !== undefined && <div className="max-sm:ps-14">{action}</div>}
    </li>
  );
}
