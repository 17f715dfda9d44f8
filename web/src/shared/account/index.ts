/** What the forms of an account share: their fields, their waits, and what every way in ends with. */
export { CaptchaField } from './components/captcha-field.tsx';
export { CodeField } from './components/code-field.tsx';
export { FormAlert } from './components/form-alert.tsx';
export { FormNote } from './components/form-note.tsx';
export { NewPasswordField } from './components/new-password-field.tsx';
export { PhoneField } from './components/phone-field.tsx';
export { startSocial } from './api/start-social.ts';
export { useCaptcha } from './hooks/use-captcha.ts';
export { useCountdown } from './hooks/use-countdown.ts';
export { useCountries } from './hooks/use-countries.ts';
export { useEnter } from './hooks/use-enter.ts';
export { useFailureText } from './hooks/use-failure-text.ts';
export { useForm } from './hooks/use-form.ts';
export type { BoundField, Form } from './hooks/use-form.ts';
export { useHuman } from './hooks/use-human.ts';
export { useLock } from './hooks/use-lock.ts';
export { clockOf, codeCountdownSeconds, PHONE_PROVIDER_SECONDS, secondsUntil } from './model/countdown.ts';
export { CODE_REFUSALS, isRefusal, NEW_PASSWORD_REFUSALS, refusalOf, waitOf } from './model/refusal.ts';
