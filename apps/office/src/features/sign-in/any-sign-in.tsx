import type { WireStaffMe } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { enrolmentQuery } from "../../platform/session/enrolment.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { PinSignIn } from "./pin-sign-in.tsx";
import styles from "./sign-in.module.css";
import { SignInForm } from "./sign-in-form.tsx";

interface AnySignInProps {
  readonly lastPerson?: number;
  readonly onSignedIn: (me: WireStaffMe) => void;
}

/** Sign-in by PIN on an enrolled tablet with at least one PIN, and by password everywhere. */
export function AnySignIn({ lastPerson, onSignedIn }: AnySignInProps) {
  const { t } = useI18n();
  const { data, isPending } = useQuery(enrolmentQuery);
  const [byPassword, setByPassword] = useState(false);
  if (isPending) return <Skeleton height="18rem" />;
  const people = data?.people ?? [];
  const passkeys = data?.passkeys ?? false;
  if (people.length === 0) return <SignInForm passkeys={passkeys} onSignedIn={onSignedIn} />;
  return (
    <div className={styles.form}>
      {byPassword ? (
        <SignInForm passkeys={passkeys} onSignedIn={onSignedIn} />
      ) : (
        <PinSignIn people={people} lastPerson={lastPerson} onSignedIn={onSignedIn} />
      )}
      <Button look="quiet" onPress={() => setByPassword(!byPassword)}>
        {t(byPassword ? "signIn.byPin" : "signIn.byPassword")}
      </Button>
    </div>
  );
}
