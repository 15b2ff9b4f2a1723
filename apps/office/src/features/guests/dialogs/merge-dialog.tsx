import type { WireGuestRow } from "@skatert/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useNavigate } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { guestsQuery, mergeGuests, mergePreviewQuery } from "../../../model/guests/guests-query.ts";
import { LoadFailed } from "../../../platform/feedback/load-failed.tsx";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { guestPath, OrdersOf } from "../guest-row.tsx";
import styles from "../guests.module.css";
import { useGuestFailure } from "../use-guest-failure.ts";
import type { GuestDialogProps } from "./dialog-props.ts";

/** Finds the second number, shows what joins, and merges for good. */
export function MergeDialog(props: GuestDialogProps) {
  const { t } = useI18n();
  const [other, setOther] = useState<WireGuestRow | null>(null);
  return (
    <Dialog title={t("guests.merge")} isOpen onClose={props.onClose}>
      {other === null ? (
        <OtherGuest guest={props.guest} onChoose={setOther} />
      ) : (
        <MergePreview {...props} other={other} onBack={() => setOther(null)} />
      )}
    </Dialog>
  );
}

interface OtherGuestProps extends Pick<GuestDialogProps, "guest"> {
  readonly onChoose: (other: WireGuestRow) => void;
}

const fewestSigns = 3;
const mostShown = 8;

function OtherGuest({ guest, onChoose }: OtherGuestProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const found = useInfiniteQuery({ ...guestsQuery({ q, segment: "" }), enabled: q.length >= fewestSigns });
  const others = (found.data?.pages.flatMap((page) => page.guests) ?? []).filter(({ id }) => id !== guest.id);
  return (
    <div className={screen.form}>
      <p>{t("guests.merge.about", { phone: guest.phone })}</p>
      <TextField
        type="search"
        label={t("guests.merge.search")}
        hint={t("guests.search.hint")}
        value={typed}
        onChange={setTyped}
        maxLength={100}
        autoComplete="off"
      />
      {q.length >= fewestSigns && found.isSuccess && others.length === 0 && (
        <p role="status">{t("guests.merge.none")}</p>
      )}
      {found.isError && <LoadFailed title="guests.error" right="guests.read" asked={found} />}
      {q.length >= fewestSigns && found.isLoading && <p role="status">{t("loading")}</p>}
      {q.length >= fewestSigns && (
        <ul className={screen.list}>
          {others.slice(0, mostShown).map((other) => (
            <li key={other.id} className={screen.row}>
              <div className={screen.what}>
                <p className={screen.name}>
                  <bdi>{other.name === "" ? t("guests.nameless") : other.name}</bdi>{" "}
                  <span className={screen.kind}>{other.phone}</span>
                </p>
                <p className={screen.quiet}>
                  <OrdersOf guest={other} />
                </p>
              </div>
              <Button aria-label={t("guests.merge.choose.of", { phone: other.phone })} onPress={() => onChoose(other)}>
                {t("guests.merge.choose")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface MergePreviewProps extends GuestDialogProps {
  readonly other: WireGuestRow;
  readonly onBack: () => void;
}

function MergePreview({ id, guest, other, onBack, onClose }: MergePreviewProps) {
  const { t, number } = useI18n();
  const failed = useGuestFailure();
  const navigate = useNavigate();
  const asked = useQuery(mergePreviewQuery(id, other.id));
  const [isSure, setSure] = useState(false);
  const [isSending, during] = useSending();
  const phones = { phone: guest.phone, other: other.phone };
  const merge = async () => {
    const result = await during(mergeGuests(id, other.id));
    if (!result.ok) return failed(result.error);
    showToast({ text: t("guests.merge.done", phones), look: "done" });
    onClose();
    return navigate(guestPath(result.value.id), { replace: true });
  };
  if (asked.isError) return <LoadFailed title="guests.error" right="guests.erase" asked={asked} />;
  if (asked.data === undefined) return <p role="status">{t("loading")}</p>;
  const { points, addresses, notes, coupons, ends_account: endsAccount } = asked.data;
  const joining = [
    t("guests.merge.orders", { count: other.orders }),
    ...(points > 0 ? [t("guests.merge.points", { points: number(points) })] : []),
    ...(coupons > 0 ? [t("guests.merge.coupons", { count: coupons })] : []),
    ...(addresses > 0 ? [t("guests.merge.addresses", { count: addresses })] : []),
    ...(notes > 0 ? [t("guests.merge.notes", { count: notes })] : []),
  ];
  return (
    <div className={screen.form}>
      <p>{t("guests.merge.joins", phones)}</p>
      <ul className={styles.bullets}>
        {joining.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t("guests.merge.counters")}</p>
      {endsAccount && <p>{t("guests.merge.ends", phones)}</p>}
      <p className={screen.fault}>{t("guests.merge.forever")}</p>
      <Checkbox isSelected={isSure} onChange={setSure}>
        {t("guests.merge.sure", phones)}
      </Checkbox>
      <DialogButtons>
        <Button onPress={onBack}>{t("guests.merge.back")}</Button>
        <Button look="danger" isPending={isSending} isDisabled={!isSure} onPress={() => void merge()}>
          {t("guests.merge.do")}
        </Button>
      </DialogButtons>
    </div>
  );
}
