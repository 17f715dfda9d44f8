import type { BodyOf } from '@fairground/contract/endpoint';
import { PICTURES_MAX } from '@fairground/contract/pictures/rules';
import type { sendDocuments, VerificationStanding } from '@fairground/contract/verification/endpoints';
import { DOCUMENTS_OF } from '@fairground/contract/verification/levels';
import type { DocumentKind, DocumentLevel } from '@fairground/contract/verification/levels';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { Select } from '@fairground/ui/select';
import { TextAreaField, TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { type FormEvent, useId, useState } from 'react';
import { FormAlert } from '../../../shared/account/index.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { PictureField, usePictures } from '../../../shared/pictures/index.ts';
import type { Pictures } from '../../../shared/pictures/index.ts';
import { useSendDocuments } from '../api/verification.ts';

type DocumentsDialogProps = {
  readonly level: DocumentLevel;
  readonly standing: VerificationStanding;
  readonly onClose: () => void;
};

type Body = BodyOf<typeof sendDocuments>;
type Issue = 'missing' | 'too-many' | 'name' | 'birth-date' | 'address';

const IDENTITY_KINDS = DOCUMENTS_OF[2][0] ?? [];

/** The form of a level: what the documents say, and pictures of them. */
export function DocumentsDialog({ level, standing, onClose }: DocumentsDialogProps) {
  const t = useTranslations('verification');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const formId = useId();
  const send = useSendDocuments();
  // The first field of level 3 takes the proof of address, the second the source of funds.
  const [first, second] = [usePictures(), usePictures()];
  const [kind, setKind] = useState<DocumentKind>('IDENTITY_CARD');
  const [values, setValues] = useState({
    fullName: standing.payeeName ?? '',
    birthDate: '',
    validUntil: '',
    address: '',
  });
  const [issue, setIssue] = useState<Issue>();
  const [isWaiting, setWaiting] = useState(false);
  const change = (field: keyof typeof values) => (event: { readonly target: { readonly value: string } }) =>
    setValues((before) => ({ ...before, [field]: event.target.value }));

  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (send.isPending || isWaiting) return;
    const found = issueOf(level, values, [first, second]);
    setIssue(found);
    if (found !== undefined) return;
    setWaiting(true);
    const [one, other] = await Promise.all([first.arrived(), second.arrived()]).finally(() => setWaiting(false));
    // Which of them did not arrive, and why, stands under the field.
    if (one === undefined || other === undefined) return;
    const documents = [
      ...named(one, first.files, level === 2 ? kind : 'ADDRESS'),
      ...named(other, second.files, 'FUNDS'),
    ];
    send.mutate(bodyOf(level, values, documents), {
      onSuccess: () => {
        toast.show({ tone: 'gain', title: t('sent') });
        onClose();
      },
      onError: ({ code }) => {
        if (code !== 'pictures.unknown') return;
        first.clear();
        second.clear();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      title={t(`level-${level}.title`)}
      description={t(`level-${level}.how`)}
      closeLabel={tCommon('action.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={send.isPending || isWaiting}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t('field.name')}
          hint={standing.payeeName === null ? t('field.name-hint') : t('field.name-payee')}
          autoComplete="name"
          required
          maxLength={120}
          value={values.fullName}
          error={issue === 'name' ? t('issue.name') : undefined}
          onChange={change('fullName')}
        />
        {level === 2 ? (
          <>
            <TextField
              label={t('field.birth-date')}
              type="date"
              autoComplete="bday"
              required
              value={values.birthDate}
              error={issue === 'birth-date' ? t('issue.birth-date') : undefined}
              onChange={change('birthDate')}
            />
            <Select
              label={t('field.kind')}
              options={IDENTITY_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
              value={kind}
              onValueChange={setKind}
            />
            <TextField
              label={t('field.valid-until')}
              hint={t('field.valid-until-hint')}
              type="date"
              value={values.validUntil}
              onChange={change('validUntil')}
            />
            <PictureField pictures={first} />
          </>
        ) : (
          <>
            <TextAreaField
              label={t('field.address')}
              rows={2}
              autoComplete="street-address"
              required
              maxLength={300}
              value={values.address}
              error={issue === 'address' ? t('issue.address') : undefined}
              onChange={change('address')}
            />
            <PictureField pictures={first} label={t('kind.ADDRESS')} />
            <PictureField pictures={second} label={t('kind.FUNDS')} />
          </>
        )}
        {standing.isSandbox && <p className="text-xs text-ink-faint">{t('sandbox')}</p>}
        <FormAlert
          text={
            issue === 'missing' || issue === 'too-many'
              ? t(`issue.${issue}`)
              : send.error
                ? errorText(send.error)
                : undefined
          }
          lockedFor={0}
        />
      </form>
    </Dialog>
  );
}

type Values = {
  readonly fullName: string;
  readonly birthDate: string;
  readonly validUntil: string;
  readonly address: string;
};

const issueOf = (
  level: DocumentLevel,
  values: Values,
  [first, second]: readonly [Pictures, Pictures],
): Issue | undefined => {
  if (values.fullName.trim().length < 2) return 'name';
  if (level === 2 && values.birthDate === '') return 'birth-date';
  if (level === 3 && values.address.trim().length < 8) return 'address';
  const count = first.files.length + second.files.length;
  if (first.files.length === 0 || (level === 3 && second.files.length === 0)) return 'missing';
  return count > PICTURES_MAX ? 'too-many' : undefined;
};

const named = (
  ids: readonly Body['documents'][number]['pictureId'][],
  files: readonly File[],
  kind: DocumentKind,
): Body['documents'] =>
  ids.map((pictureId, at) => ({ pictureId, kind, name: (files[at]?.name ?? '').slice(-120) || `${at + 1}` }));

const bodyOf = (level: DocumentLevel, values: Values, documents: Body['documents']): Body => ({
  level,
  fullName: values.fullName.trim(),
  documents,
  ...(level === 2 && { birthDate: values.birthDate }),
  ...(values.validUntil !== '' && { validUntil: values.validUntil }),
  ...(level === 3 && { address: values.address.trim() }),
});
