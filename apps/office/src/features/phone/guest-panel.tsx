import type { WireGuestCard, WirePhoneMenu } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { repeatedLines, usualLines } from "../../model/phone/guest-lines.ts";
import { isWholePhone } from "../../model/phone/phone-draft.ts";
import { guestByPhoneQuery, readRepeated } from "../../model/phone/phone-queries.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import css from "./phone.module.css";
import type { PhoneWork } from "./use-phone-draft.ts";

interface GuestPanelProps {
  readonly work: PhoneWork;
  readonly menu: WirePhoneMenu;
  /** Enter in the number goes on to the dishes. */
  readonly onDone: () => void;
}

/** The caller: the number, and what the shop knows of its guest. */
export function GuestPanel({ work, menu, onDone }: GuestPanelProps) {
  const { t } = useI18n();
  const { draft, put } = work;
  const phone = isWholePhone(draft.phone) ? draft.phone : "";
  const asked = useQuery(guestByPhoneQuery(phone));
  const card = asked.data?.guest ?? null;
  return (
    <section className={screen.panel} aria-label={t("phone.guest")}>
      <form
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        <TextField
          type="tel"
          label={t("phone.number")}
          value={draft.phone}
          onChange={(next) => put({ phone: next })}
          maxLength={40}
          autoFocus
          isPlain
        />
        <TextField
          label={t("phone.name")}
          value={draft.name}
          onChange={(name) => put({ name })}
          placeholder={card?.name ?? ""}
          maxLength={200}
        />
        <button type="submit" hidden />
      </form>
      <p role="status" className={screen.quiet}>
        {asked.isError && t("phone.guest.failed")}
        {phone !== "" && asked.data !== undefined && card === null && t("phone.guest.new")}
      </p>
      {card !== null && <GuestFacts card={card} work={work} menu={menu} />}
    </section>
  );
}

function GuestFacts({ card, work, menu }: { card: WireGuestCard; work: PhoneWork; menu: WirePhoneMenu }) {
  const { t, money, dayTime } = useI18n();
  const { time_zone: zone } = useShownBranch();
  const failed = useFailure();
  const { last_complaint: complaint, block, points, addresses } = card;
  const [last] = card.last_orders;
  const usual = usualLines(card, menu);
  const repeat = async (id: number) => {
    const answer = await readRepeated(id);
    if (!answer.ok) return failed(answer.error);
    const { lines } = repeatedLines(answer.value.lines, menu);
    work.add(lines);
    if (answer.value.gone.length > 0)
      showToast({ text: t("phone.repeat.gone", { names: answer.value.gone.join(", ") }), look: "failed" });
    return undefined;
  };
  return (
    <>
      {block !== null && (
        <p role="alert" className={css.warning}>
          {t("phone.guest.blocked", { reason: block.reason })}
        </p>
      )}
      <p>
        <strong>{card.name || t("phone.guest.unnamed")}</strong>
        {` · ${t("phone.guest.orders", { count: card.orders })}`}
        {points !== null && ` · ${t("phone.guest.points", { points })}`}
      </p>
      {complaint !== null && (
        <p className={screen.guests}>
          {t("phone.guest.complaint", {
            when: dayTime(complaint.at, zone),
            text: complaint.comment || complaint.tags.join(", "),
          })}
        </p>
      )}
      <div className={screen.buttons}>
        {usual.length > 0 && (
          <Button onPress={() => work.add(usual)} aria-keyshortcuts="Alt+U" data-phone="usual">
            {t("phone.usual", { names: usual.map(({ name }) => name).join(", ") })}
          </Button>
        )}
        {last !== undefined && (
          <Button onPress={() => void repeat(last.id)} aria-keyshortcuts="Alt+R" data-phone="repeat">
            {t("phone.repeat", { number: last.number, sum: money(last.total) })}
          </Button>
        )}
        {addresses.slice(0, 3).map((address) => (
          <Button
            key={`${address.text} ${address.apartment}`}
            onPress={() =>
              work.put({
                method: menu.methods.find((method) => method === "flat_rate") ?? work.draft.method,
                address: address.text,
                apartment: address.apartment ?? "",
                entrance: address.entrance ?? "",
                floor: address.floor ?? "",
                coordinates: address.coordinates && [address.coordinates.lon, address.coordinates.lat],
              })
            }
          >
            {t("phone.address.known", { address: [address.text, address.apartment].filter(Boolean).join(", ") })}
          </Button>
        ))}
      </div>
    </>
  );
}
