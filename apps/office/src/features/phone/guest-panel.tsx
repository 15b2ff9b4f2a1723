import type { WireGuestCard, WireGuestOrder, WirePhoneMenu } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { addressText } from "../../model/guests/guest-words.ts";
import { repeatedDishes, usualDishes } from "../../model/phone/guest-dishes.ts";
import { isWholePhone } from "../../model/phone/phone-draft.ts";
import { guestByPhoneQuery, readRepeated } from "../../model/phone/phone-queries.ts";
import { draftWords } from "../../model/sale/dish-draft.ts";
import type { Sale } from "../../model/sale/sale.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
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
  readonly sale: Sale;
  /** Enter in the number goes on to the dishes. */
  readonly onDone: () => void;
}

/** The caller: the number, and what the shop knows of its guest. */
export function GuestPanel({ work, menu, sale, onDone }: GuestPanelProps) {
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
      {card !== null && <GuestFacts card={card} work={work} menu={menu} sale={sale} />}
    </section>
  );
}

interface GuestFactsProps extends Omit<GuestPanelProps, "onDone"> {
  readonly card: WireGuestCard;
}

function GuestFacts({ card, work, menu, sale }: GuestFactsProps) {
  const i18n = useI18n();
  const { t, dayTime } = i18n;
  const { time_zone: zone } = useShownBranch();
  const { last_complaint: complaint, block, points, addresses } = card;
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
        <EarlierDishes card={card} work={work} sale={sale} />
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
            {t("phone.address.known", { address: addressText(address, i18n) })}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The usual dishes and the last order, each added once however often it is pressed. */
function EarlierDishes({ card, work, sale }: Omit<GuestFactsProps, "menu">) {
  const { t, money } = useI18n();
  const failed = useFailure();
  const [isReading, during] = useSending();
  const [last] = card.last_orders;
  const usual = usualDishes(card, sale);
  const repeat = async (order: WireGuestOrder) => {
    const answer = await during(readRepeated(order.id));
    if (!answer.ok) return failed(answer.error);
    const { dishes, gone } = repeatedDishes(answer.value, order, sale);
    work.addMissing(dishes);
    if (gone.length > 0) showToast({ text: t("phone.repeat.gone", { names: gone.join(", ") }), look: "failed" });
    return undefined;
  };
  return (
    <>
      {usual.length > 0 && (
        <Button onPress={() => work.addMissing(usual)} aria-keyshortcuts="Alt+U" data-phone="usual">
          {t("phone.usual", { names: usual.map((dish) => draftWords(sale, dish).name).join(", ") })}
        </Button>
      )}
      {last !== undefined && (
        <Button isPending={isReading} onPress={() => void repeat(last)} aria-keyshortcuts="Alt+R" data-phone="repeat">
          {t("phone.repeat", { number: last.number, sum: money(last.total) })}
        </Button>
      )}
    </>
  );
}
