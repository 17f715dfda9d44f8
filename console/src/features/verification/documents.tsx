import { readCase, readDocument } from '@fairground/contract/verification/operator-endpoints';
import { idSchema } from '@fairground/contract/ids';
import { Button } from '@fairground/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { PartProps } from '../../app/features.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useAddress } from '../../parts/pictures.tsx';
import { readFile, staffCall } from '../../session/calls.ts';
import { useTexts } from '../../texts/texts.tsx';
import { wordsOf } from '../../texts/words.ts';

const caseIdSchema = idSchema<'verification-case'>();

/** The documents of a case. Each is fetched when somebody opens it, for the audit log keeps every look. */
export function Part({ recordKey = '' }: PartProps) {
  const t = useTexts();
  const words = wordsOf(t, 'verification.documents');
  const query = useQuery({
    queryKey: ['documents-of-case', recordKey],
    queryFn: ({ signal }) => staffCall(readCase, { query: { caseId: z.parse(caseIdSchema, recordKey) } }, signal),
    staleTime: Infinity,
  });
  return (
    <Loaded query={query}>
      {({ documents }) => (
        <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
          {documents.map(({ pictureId, kind, name }) => (
            <li key={pictureId.toString()} className="rounded-md bg-surface-1 p-4 shadow-low">
              <h3 className="mb-1 text-sm">{words.value('kind', kind)}</h3>
              <p className="mb-3 text-ink-faint wrap-anywhere">{name}</p>
              <Document caseId={recordKey} pictureId={pictureId.toString()} label={words.value('kind', kind)} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

type DocumentProps = { readonly caseId: string; readonly pictureId: string; readonly label: string };

function Document({ caseId, pictureId, label }: DocumentProps) {
  const t = useTexts();
  const words = wordsOf(t, 'verification.documents');
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    queryKey: ['document', caseId, pictureId],
    enabled: isOpen,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => readFile(readDocument, { id: caseId, pictureId }, signal),
  });
  const address = useAddress(query.data);
  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        {words.field('open')}
      </Button>
    );
  return (
    <Loaded query={query}>
      {() => (address === undefined ? null : <img src={address} alt={label} className="max-h-[32rem] rounded-md" />)}
    </Loaded>
  );
}
