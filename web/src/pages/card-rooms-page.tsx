import type { CardTableId } from '@fairground/contract/rooms/fields';
import { RoomDoor, RoomList, TableStage } from '../features/card-rooms/index.ts';
import { CategoryIcon } from '../shared/category/category-icon.tsx';
import { useTranslations } from '../shared/i18n/index.ts';
import { AwakePart } from '../shared/page/awake-part.tsx';
import { PageFrame } from '../shared/page/page-frame.tsx';
import { PageHeading } from '../shared/page/page-heading.tsx';
import type { PageProps } from '../shared/page/site-route.ts';

/** The card rooms: all of them, one of them, and a table. */
export function Page({ route, params }: PageProps) {
  const t = useTranslations('card-lobby');
  const place = <div className="min-h-dvh" />;
  if (route.id === 'card-table')
    return (
      <div className="mx-auto w-full max-w-[96rem] md:p-4" data-category="pvp">
        <PageHeading className="sr-only">{t('table.title')}</PageHeading>
        <div className="min-h-dvh">
          <AwakePart fallback={place}>
            <TableStage key={params['table']} tableId={tableIdOf(params['table'])} />
          </AwakePart>
        </div>
      </div>
    );
  return (
    <PageFrame title={t('title')} text={t('text')} category="pvp" icon={<CategoryIcon category="pvp" />}>
      {/* What comes late is no shorter than the screen: nothing below it moves in sight. */}
      <div className="grid min-h-dvh grid-cols-1 content-start">
        <AwakePart fallback={place}>
          {route.id === 'card-room' ? <RoomDoor code={params['room'] ?? ''} /> : <RoomList />}
        </AwakePart>
      </div>
    </PageFrame>
  );
}

/** A word that is no number is no table; none has the number 0. */
const tableIdOf = (word = ''): CardTableId => (/^[1-9]\d{0,17}$/.test(word) ? BigInt(word) : 0n) as CardTableId;
