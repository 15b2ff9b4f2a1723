import type { WirePhoneMenu } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { phoneMenuQuery } from "../../model/phone/phone-queries.ts";
import type { Sale } from "../../model/sale/sale.ts";
import { saleQuery } from "../../model/sale/sale-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { PinForm } from "../../platform/session/pin-form.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { DishPanel } from "./dish-panel.tsx";
import { GuestPanel } from "./guest-panel.tsx";
import { PayPanel } from "./pay-panel.tsx";
import css from "./phone.module.css";
import { PlacePanel } from "./place-panel.tsx";
import { type PlacedCall, PlacedSummary } from "./placed-summary.tsx";
import { QuotePanel } from "./quote-panel.tsx";
import { useDishChoice } from "./use-dish-choice.ts";
import { usePhoneDraft } from "./use-phone-draft.ts";
import { usePlacing } from "./use-placing.ts";

const menuFreshMs = 60_000;

/** One screen from the caller's number to the placed order (PHONE-1). */
export function PhoneScreen() {
  const { t, language } = useI18n();
  const branch = useShownBranch();
  const menu = useQuery(phoneMenuQuery(branch.id, language));
  // Stops and prices change in the evening.
  const sale = useQuery({ ...saleQuery(branch.id, language), staleTime: menuFreshMs });
  const failed = [menu, sale].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined) return <LoadFailed title="phone.menu.failed" asked={failed} />;
  if (menu.data === undefined || sale.data === undefined) return <ListSkeleton label={t("loading")} rows={6} />;
  return <PhoneCall key={branch.id} menu={menu.data} sale={sale.data} />;
}

interface PhoneCallProps {
  readonly menu: WirePhoneMenu;
  readonly sale: Sale;
}

function PhoneCall({ menu, sale }: PhoneCallProps) {
  const { t } = useI18n();
  const { id: branch } = useShownBranch();
  const work = usePhoneDraft(branch, sale);
  const choice = useDishChoice(work, sale);
  const [placed, setPlaced] = useState<PlacedCall | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const order = usePlacing({ work, menu, sale, onPlaced: setPlaced });
  const place = () => {
    if (choice.isOpen) showToast({ text: t("phone.choosing"), look: "failed" });
    else void order.place();
  };
  useKeys(box, place);

  if (placed !== null) return <PlacedSummary placed={placed} sale={sale} menu={menu} onNext={() => setPlaced(null)} />;
  return (
    <div ref={box} className={css.columns}>
      <div className={screen.part}>
        <GuestPanel
          work={work}
          menu={menu}
          sale={sale}
          onDone={() => box.current?.querySelector<HTMLInputElement>("[role=combobox]")?.focus()}
        />
        <DishPanel work={work} choice={choice} sale={sale} />
        <PlacePanel work={work} menu={menu} />
        <PayPanel work={work} menu={menu} sale={sale} offered={order.offered} gifts={order.answer?.gifts ?? []} />
      </div>
      <QuotePanel menu={menu} sale={sale} draft={work.draft} order={order} onPlace={place} />
      <Dialog title={t("board.pin.title")} isOpen={order.asksPin} onClose={order.forgetPin}>
        <PinForm cancel={t("phone.pin.keep")} onConfirmed={() => void order.place()} onClose={order.forgetPin} />
      </Dialog>
    </div>
  );
}

/** Ctrl+Enter places; Alt+U and Alt+R take the usual dishes and the last order, on any layout of letters. */
function useKeys(box: React.RefObject<HTMLElement | null>, onPlace: () => void): void {
  const last = useRef(onPlace);
  useEffect(() => {
    last.current = onPlace;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) last.current();
      else if (event.altKey && (event.code === "KeyU" || event.code === "KeyR")) {
        const name = event.code === "KeyU" ? "usual" : "repeat";
        box.current?.querySelector<HTMLButtonElement>(`[data-phone="${name}"]`)?.click();
      } else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [box]);
}
