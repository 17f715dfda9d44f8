import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Select } from '@fairground/ui/select';
import { TextField } from '@fairground/ui/text-field';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { EMPTY_HAND, EXAMPLE, faultsOf, HAND_GAMES, PARTS } from '../model/by-hand.ts';
import type { Tower } from '@fairground/engines/instant/towers';
import type { Hand, HandField, HandGame } from '../model/by-hand.ts';

type HandFormProps = { readonly onVerify: (hand: Hand) => void };

const TEXTS = ['serverSeed', 'commitment', 'clientSeed', 'nonce'] as const satisfies readonly HandField[];

/** The seeds typed in one by one, for a round of a game whose rules are known here. */
export function HandForm({ onVerify }: HandFormProps) {
  const t = useTranslations('fair');
  const [hand, setHand] = useState<Hand>(EMPTY_HAND);
  const [faults, setFaults] = useState<readonly HandField[]>([]);
  const change = (part: Partial<Hand>): void => {
    setHand({ ...hand, ...part });
    setFaults(faults.filter((field) => !(field in part)));
  };
  const verify = (wanted: Hand): void => {
    const found = faultsOf(wanted);
    setFaults(found);
    if (found.length === 0) onVerify(wanted);
  };
  const parts = PARTS[hand.game];
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        verify(hand);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {TEXTS.map((field) => (
          <TextField
            key={field}
            label={t(`field.${field}`)}
            value={hand[field]}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={field === 'nonce' ? 'numeric' : 'text'}
            className={field === 'serverSeed' || field === 'commitment' ? 'sm:col-span-2' : undefined}
            error={faults.includes(field) ? t(`fault.${field}`) : undefined}
            onChange={(event) => change({ [field]: event.target.value.trim() })}
          />
        ))}
        <Select
          label={t('field.game')}
          value={hand.game}
          options={HAND_GAMES.map((game) => ({ value: game, label: t(`game.${game}`) }))}
          onValueChange={(game: HandGame) => change({ game, part: PARTS[game][0] ?? '' })}
        />
        {parts.length > 0 && (
          <Select
            label={t(`part.${hand.game as 'mines' | 'plinko' | 'towers' | 'wheel'}`)}
            value={hand.part}
            options={parts.map((part) => ({
              value: part,
              label: hand.game === 'towers' ? t(`tower.${part as Tower}`) : part,
            }))}
            onValueChange={(part) => change({ part })}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          {t('verify')}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            setHand(EXAMPLE);
            verify(EXAMPLE);
          }}
        >
          {t('try-example')}
        </Button>
      </div>
    </form>
  );
}
