import type { WireGuestPage } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { removeNote } from "../../model/guests/guests-query.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import styles from "./guests.module.css";
import { useGuestFailure } from "./use-guest-failure.ts";

interface GuestNotesProps {
  readonly id: string;
  readonly guest: WireGuestPage;
  readonly onAdd: () => void;
}

/** What staff should know; the guest never sees it. */
export function GuestNotes({ id, guest, onAdd }: GuestNotesProps) {
  const { t, dayTime } = useI18n();
  const { time_zone: zone } = useShownBranch();
  const failed = useGuestFailure();
  const [isSending, during] = useSending();
  const remove = async (note: string) => {
    const result = await during(removeNote(id, note));
    if (!result.ok) failed(result.error);
  };
  if (guest.notes.length === 0 && !guest.may.edit) return null;
  return (
    <section className={screen.panel} aria-labelledby="guest-notes">
      <div className={screen.head}>
        <h2 id="guest-notes" className={screen.heading}>
          {t("guests.notes")}
        </h2>
        {guest.may.edit && <Button onPress={onAdd}>{t("guests.note.add")}</Button>}
      </div>
      {guest.notes.length === 0 && <p className={screen.quiet}>{t("guests.notes.none")}</p>}
      <ul className={styles.lines}>
        {guest.notes.map(({ id: note, text, at, by }) => (
          <li key={note} className={styles.line}>
            <div>
              <p className={styles.note}>{text}</p>
              <p className={screen.quiet}>
                {dayTime(at, zone)} · {by}
              </p>
            </div>
            {guest.may.edit && (
              <Button
                look="quiet"
                isPending={isSending}
                aria-label={t("guests.note.remove.of", { note: text.slice(0, 60) })}
                onPress={() => void remove(note)}
              >
                {t("guests.note.remove")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
