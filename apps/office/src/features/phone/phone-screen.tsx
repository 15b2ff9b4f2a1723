import type { WirePhoneMenu } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { isWholePhone, phoneOrder, phoneQuestion } from "../../model/phone/phone-draft.ts";
import { phoneMenuQuery, phoneQuoteQuery, placePhoneOrder } from "../../model/phone/phone-queries.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { DishPanel } from "./dish-panel.tsx";
import { GuestPanel } from "./guest-panel.tsx";
import css from "./phone.module.css";
import { type PlacedCall, PlacedSummary } from "./placed-summary.tsx";
import { QuotePanel } from "./quote-panel.tsx";
import { PayPanel, PlacePanel } from "./terms-panel.tsx";
import { usePhoneDraft } from "./use-phone-draft.ts";

/** One screen from the caller's number to the placed order (PHONE-1). */
export function PhoneScreen() {
  const { t, language } = useI18n();
  const branch = useShownBranch();
  const menu = useQuery(phoneMenuQuery(branch.id, language));
  if (menu.isError && menu.data === undefined) return <LoadFailed title="phone.menu.failed" asked={menu} />;
  if (menu.data === undefined) return <ListSkeleton label={t("loading")} rows={6} />;
  return <PhoneCall key={branch.id} menu={menu.data} />;
}

function PhoneCall({ menu }: { readonly menu: WirePhoneMenu }) {
  const { t } = useI18n();
  const branch = useShownBranch();
  const work = usePhoneDraft();
  const failed = useFailure();
  const [isPlacing, during] = useSending();
  const [placed, setPlaced] = useState<PlacedCall | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { draft } = work;
  const question = phoneQuestion(draft, branch.id, menu);
  const quote = useQuery(phoneQuoteQuery(question));
  const answer = question === null ? null : quote.data;
  const isAnswered = answer != null && !quote.isPlaceholderData && !quote.isError;
  const canPlace = isAnswered && isWholePhone(draft.phone) && !isPlacing;

  const place = async () => {
    if (!canPlace || answer == null) return;
    const { total } = answer.quote;
    const order = phoneOrder(draft, { branch: branch.id, menu, total, unnamed: t("phone.guest.unnamed") });
    const result = await during(placePhoneOrder(order, draft.key));
    if (result.ok) {
      setPlaced({ order: result.value, quote: answer.quote, draft });
      work.clear();
      return;
    }
    const { code } = result.error;
    if (code === "order_changed" || code === "order_refused") {
      work.renewKey();
      void quote.refetch();
      showToast({ text: t(code === "order_changed" ? "phone.changed" : "phone.refused"), look: "failed" });
    } else failed(result.error);
  };
  useKeys(box, () => void place());

  if (placed !== null) return <PlacedSummary placed={placed} onNext={() => setPlaced(null)} />;
  return (
    <div ref={box} className={css.columns}>
      <div className={screen.part}>
        <GuestPanel
          work={work}
          menu={menu}
          onDone={() => box.current?.querySelector<HTMLInputElement>("[role=combobox]")?.focus()}
        />
        <DishPanel work={work} menu={menu} />
        <PlacePanel work={work} menu={menu} />
        <PayPanel work={work} menu={menu} />
      </div>
      <QuotePanel
        menu={menu}
        answer={answer}
        hasFailed={quote.isError}
        code={draft.code}
        isPlacing={isPlacing}
        canPlace={canPlace}
        onPlace={() => void place()}
      />
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
