import { Badge } from '@fairground/ui/badge';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSession } from '@fairground/client/session';
import { useMember } from '../api/member-query.ts';
import { kindOf, paintOf } from '../model/member-kind.ts';

/** What kind of account this is, and the labels the house gave it; its VIP rank is one of them. */
export function MemberBadges() {
  const t = useTranslations('profile');
  const kind = useSession(({ isAgent }) => kindOf(isAgent));
  const { data } = useMember();
  const [rank, ...others] = data?.memberLabel ?? [];
  // The first label says the rank by its number: the name of the rank stands for it.
  const labels = [data?.clubLabel ?? rank, ...others].filter((label) => label !== undefined);
  return (
    <>
      {kind !== undefined && <Badge tone={kind === 'trial' ? 'info' : 'accent'}>{t(`kind.${kind}`)}</Badge>}
      {labels.map(({ labelName, color2 }) => (
        <Badge key={labelName} icon={<Dot colour={color2} />}>
          {labelName}
        </Badge>
      ))}
    </>
  );
}

/** The house's colour as a dot: behind words it could make them unreadable. */
function Dot({ colour }: { readonly colour: string }) {
  return <span aria-hidden="true" className="size-2 rounded-full" style={{ backgroundColor: paintOf(colour) }} />;
}
