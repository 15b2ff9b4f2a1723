import { useI18n } from "../../i18n/i18n-context.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { hostOfThisComputer } from "./phone-address.ts";

/** An address as a QR code. Says what is missing if a phone could not open it. */
export function AddressQr({ url, label }: { readonly url: string; readonly label: string }) {
  const { t } = useI18n();
  const host = hostOfThisComputer(url);
  if (host !== null) return <Banner look="info">{t("qr.unreachable", { host })}</Banner>;
  return <QrCode text={url} label={label} />;
}
