import { ButtonLink } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { useSearch } from 'wouter';
import { GameDoor } from '../features/game-frame/index.ts';
import { LotteryWindow } from '../features/lottery/index.ts';
import { HeaderSum, LiveBalance } from '../features/wallet/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { statePictureUrl } from '../shared/site/art.ts';

/** A game with the whole window to itself; no bar keeps the balance true here, so the page does. */
export function Page() {
  const area = new URLSearchParams(useSearch()).get('lottoArea');
  const balance = (
    <>
      <HeaderSum />
      <LiveBalance />
    </>
  );
  // The draws of South-East Asia are a game of our own: they need no frame.
  if (area === 'SEA') return <LotteryWindow area={area} balance={balance} />;
  return <GameDoor size="window" balance={balance} nothing={<NoGame />} />;
}

function NoGame() {
  const t = useTranslations('pages');
  const tCommon = useTranslations('common');
  return (
    <PageFrame title={t('seamless.title')}>
      <EmptyState
        icon={<img src={statePictureUrl('play')} alt="" width="320" height="320" className="size-44 object-contain" />}
        title={t('seamless.soon-title')}
        description={t('seamless.soon-text')}
        action={<ButtonLink href="/">{tCommon('state.home')}</ButtonLink>}
      />
    </PageFrame>
  );
}
