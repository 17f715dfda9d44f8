import fairnessDocument from '../../../docs/fairness.md?url';
import type { CardHandId } from '@fairground/contract/rooms/fields';
import { Card } from '@fairground/ui/card';
import { isClosedToPlay, useSession } from '@fairground/client/session';
import { useSearch } from 'wouter';
import { HandCheck, HandPaste } from '../features/card-rooms/index.ts';
import { Algorithm, OwnSeeds, Verifier } from '../features/fairness/index.ts';
import { RafflePaste } from '../features/loyalty/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { AwakePart } from '../shared/page/awake-part.tsx';
import { PageFrame } from '../shared/page/page-frame.tsx';

const HAND_ID = /^[1-9]\d{0,17}$/;

/** Fair play, checked by anyone who plays. Once it is here it needs no network. */
export function Page() {
  const t = useTranslations('fair');
  const isClosed = useSession(isClosedToPlay);
  const hand = new URLSearchParams(useSearch()).get('hand') ?? '';
  return (
    <PageFrame title={t('title')} text={t('text')}>
      {HAND_ID.test(hand) && (
        <AwakePart fallback={<div className="min-h-96" />}>
          <HandCheck handId={BigInt(hand) as CardHandId} />
        </AwakePart>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={t('verifier')} description={t('verifier-text')}>
          <Verifier />
        </Card>
        {!isClosed && (
          <Card title={t('seeds.title')} description={t('seeds.text')}>
            <OwnSeeds />
          </Card>
        )}
      </div>
      <AwakePart fallback={<div className="min-h-60" />}>
        <HandPaste />
      </AwakePart>
      <AwakePart fallback={<div className="min-h-60" />}>
        <RafflePaste />
      </AwakePart>
      <Card
        id="how"
        title={t('how.title')}
        description={t('how.text')}
        footer={
          <a href={fairnessDocument} className="text-sm text-accent-text underline underline-offset-4">
            {t('how.document')}
          </a>
        }
      >
        <Algorithm />
      </Card>
    </PageFrame>
  );
}
