import { Qr } from '@fairground/ui/qr';

type InstallQrProps = { readonly code: string; readonly label: string };

/** The code itself. A camera needs the whole address, which only the browser knows. */
export function InstallQr({ code, label }: InstallQrProps) {
  return <Qr text={new URL(code, location.origin).href} label={label} size={100} />;
}
