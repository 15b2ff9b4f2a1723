import type { WireStaffMe } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { signInByPasskey } from "../../platform/session/passkey-sign-in.ts";
import { Button } from "../../ui/button.tsx";

interface PasskeyButtonProps {
  readonly onSignedIn: (me: WireStaffMe) => void;
  readonly onFailed: (error: OfficeError) => void;
}

/** Signs in by fingerprint, face or the device's code, without a login (STAFF-1). */
export function PasskeyButton({ onSignedIn, onFailed }: PasskeyButtonProps) {
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const result = await signInByPasskey(false);
    setAsking(false);
    if (result?.ok) onSignedIn(result.value);
    else if (result !== null) onFailed(result.error);
  };
  return (
    <Button size="large" wide isPending={isAsking} onPress={() => void ask()}>
      {t("signIn.byPasskey")}
    </Button>
  );
}
