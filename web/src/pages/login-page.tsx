import { navigate } from 'wouter/use-browser-location';
import { FormCard, LoginPart, UnlessIn } from '../features/account/index.ts';
import { BrandMark } from '../shared/brand/brand-mark.tsx';
import { useBrand } from '../shared/brand/use-brand.ts';
import { useTranslations } from '../shared/i18n/index.ts';
import { openModal } from '../shared/store/modal-store.ts';

/** Where visitors are sent when the house wants a login first. */
export function Page() {
  const t = useTranslations('account');
  const { name } = useBrand();
  return (
    <FormCard
      form="login"
      title={t('login.title')}
      brand={
        <>
          <BrandMark className="size-9" />
          <span className="font-display text-lg text-ink">{name}</span>
        </>
      }
    >
      <UnlessIn>
        <LoginPart
          onForgot={() => openModal({ type: 'forgot-password', props: {} })}
          onRegister={() => navigate('/register')}
        />
      </UnlessIn>
    </FormCard>
  );
}
