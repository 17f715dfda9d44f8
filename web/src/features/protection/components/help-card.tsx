import { readLocation } from '@fairground/contract/system/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@fairground/ui/card';
import { endpointQuery } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { helpLinesIn } from '../model/help-lines.ts';

/** Where to find help outside of the site. */
export function HelpCard() {
  const t = useTranslations('protection');
  const { data } = useQuery(endpointQuery(readLocation, {}));
  return (
    <Card id="help" title={t('help.title')} description={t('help.text')}>
      <ul className="grid gap-3 text-sm">
        {helpLinesIn(data?.country ?? '').map(({ name, url, phone }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className="text-accent-text underline underline-offset-4">
              {name}
            </a>
            {phone !== undefined && (
              <a href={`tel:${phone.replaceAll(' ', '')}`} className="ms-3 tabular-nums text-ink-soft">
                {phone}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
