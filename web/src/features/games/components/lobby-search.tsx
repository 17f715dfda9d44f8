import { Search, X } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { prepareGameSearch } from '../../../shared/games/search/use-game-search.ts';

type LobbySearchProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly categoryName: string;
};

/** The search of a lobby. The list of names is fetched when somebody comes near it, so that the first key finds it there. */
export function LobbySearch({ text, onText, categoryName }: LobbySearchProps) {
  const t = useTranslations('games');
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className="min-w-0 flex-1 basis-72">
      <div className="field-box h-12 gap-2.5 ps-4 pe-1.5" onPointerEnter={() => prepareGameSearch(queries)}>
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
        <input
          ref={field}
          type="search"
          value={text}
          maxLength={100}
          aria-label={t('search.label', { category: categoryName })}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className="h-full min-w-0 flex-1 bg-transparent text-base [&::-webkit-search-cancel-button]:hidden"
          onFocus={() => prepareGameSearch(queries)}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onText('');
          }}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={t('search.clear')}
            className="control size-9 text-ink-faint hover:text-ink pointer-coarse:size-11"
            onClick={() => {
              onText('');
              field.current?.focus();
            }}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </search>
  );
}
