import type { WireOwnSignIn, WirePasskeys } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { ownPasskeysQuery, removePasskey } from "../../model/people/own-sign-in.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { canHavePasskeys } from "../../platform/passkeys/passkeys.ts";
import { useOwnSignInFailure } from "../../platform/session/own-sign-in-failure.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";

type Passkey = WirePasskeys["passkeys"][number];

/** The person's passkeys: add, name, list, remove (STAFF-1). */
export function OwnPasskeys({ own }: { readonly own: WireOwnSignIn }) {
  const { t } = useI18n();
  const asked = useQuery(ownPasskeysQuery);
  const [isAdding, setAdding] = useState(false);
  const isPossible = own.passkeys_available && canHavePasskeys();
  const passkeys = asked.data?.passkeys ?? [];
  return (
    <section className={screen.panel} aria-labelledby="passkeys">
      <h2 id="passkeys" className={screen.heading}>
        {t("settings.passkeys.title")}
      </h2>
      <p>{t("settings.passkeys.text")}</p>
      {asked.data === undefined && asked.isError ? (
        <LoadFailed title="settings.sessions.error" asked={asked} />
      ) : asked.isPending ? (
        <ListSkeleton label={t("loading")} rows={1} />
      ) : (
        passkeys.length > 0 && (
          <ul className={screen.list}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )
      )}
      {isPossible ? (
        <div className={screen.buttons}>
          <Button onPress={() => setAdding(true)}>{t("settings.passkeys.add")}</Button>
        </div>
      ) : (
        <p className={screen.quiet}>
          {t(own.passkeys_available ? "settings.passkeys.browser" : "settings.passkeys.address")}
        </p>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

function PasskeyRow({ passkey: { id, name, created_at, used_at } }: { readonly passkey: Passkey }) {
  const { t, dayTime } = useI18n();
  const { time_zone: zone } = useShownBranch();
  const failureText = useOwnSignInFailure();
  const [asks, setAsks] = useState(false);
  const [isSending, during] = useSending();
  const remove = async () => {
    const result = await during(removePasskey(id));
    setAsks(false);
    if (result.ok) showToast({ text: t("settings.passkeys.removed", { name }), look: "done" });
    else showToast({ text: failureText(result.error), look: "failed" });
  };
  return (
    <li className={screen.row}>
      <div className={screen.what}>
        <p className={screen.name}>{name}</p>
        <p className={screen.quiet}>{t("settings.passkeys.made", { time: dayTime(created_at, zone) })}</p>
        <p className={screen.quiet}>
          {used_at === null
            ? t("settings.passkeys.unused")
            : t("settings.passkeys.used", { time: dayTime(used_at, zone) })}
        </p>
      </div>
      <Button aria-label={t("settings.passkeys.remove.of", { name })} onPress={() => setAsks(true)}>
        {t("settings.passkeys.remove")}
      </Button>
      <Dialog title={t("settings.passkeys.remove.of", { name })} isOpen={asks} onClose={() => setAsks(false)}>
        <p>{t("settings.passkeys.remove.text")}</p>
        <DialogButtons>
          <Button look="danger" isPending={isSending} onPress={() => void remove()}>
            {t("settings.passkeys.remove.do")}
          </Button>
          <Button onPress={() => setAsks(false)}>{t("people.cancel")}</Button>
        </DialogButtons>
      </Dialog>
    </li>
  );
}
