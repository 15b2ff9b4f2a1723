import type { RequestView } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { ModalProps } from "../../model/page/modals.ts";
import { usePlaceOptions } from "../../model/place/use-place-options.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/text/notice.tsx";
import { Skeleton } from "../../ui/text/skeleton.tsx";
import { BookingCard } from "./booking-card.tsx";
import { BookingForm } from "./booking-form.tsx";
import { type HallChoice, hallChoices } from "./halls.ts";
import styles from "./requests.module.css";
import { Sent } from "./sent.tsx";

/** Booking of a table in a hall or lounge without dishes: place, time, guests, contact (APP-1, ENT-2). */
export default function BookingModal({
  restaurantId,
  onClose,
}: ModalProps["booking"] & { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { timeZone } = useShop();
  const options = usePlaceOptions();
  const [booked, setBooked] = useState<RequestView | null>(null);
  return (
    <Dialog title={t(booked === null ? "booking.title" : "booking.doneTitle")} onClose={onClose}>
      {booked !== null && (
        <Sent onClose={onClose}>
          <BookingCard request={booked} onChange={setBooked} withLink />
        </Sent>
      )}
      {booked === null && options.data !== null && (
        <Halls halls={hallChoices(options.data, timeZone)} wantedId={restaurantId ?? null} onBooked={setBooked} />
      )}
      {booked === null && options.data === null && (
        <Waiting hasFailed={options.status === "error"} onRetry={options.retry} />
      )}
    </Dialog>
  );
}

interface HallsProps {
  readonly halls: readonly HallChoice[];
  readonly wantedId: number | null;
  readonly onBooked: (request: RequestView) => void;
}

function Halls({ halls, wantedId, onBooked }: HallsProps) {
  const { t } = useI18n();
  const first = halls.find(({ id }) => id === wantedId) ?? halls[0];
  if (first === undefined) return <Notice>{t("booking.noHalls")}</Notice>;
  return <BookingForm halls={halls} first={first} onBooked={onBooked} />;
}

function Waiting({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles["form"]}>
      {hasFailed ? (
        <>
          <Notice tone="danger">{t("booking.timesFailed")}</Notice>
          <Button look="tint" onClick={onRetry}>
            {t("site.retry")}
          </Button>
        </>
      ) : (
        <>
          <Skeleton height="190px" />
          <Skeleton height="44px" />
          <Skeleton height="72px" />
          <Skeleton height="200px" />
          <Skeleton height="280px" />
        </>
      )}
    </div>
  );
}
