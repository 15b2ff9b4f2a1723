import type { WireGuestPage } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { guestQuery } from "../../model/guests/guests-query.ts";
import { isGone } from "../../platform/api/office-error.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { GuestDialogs } from "./dialogs/guest-dialogs.tsx";
import { GuestFacts } from "./guest-facts.tsx";
import { GuestNotes } from "./guest-notes.tsx";
import { GuestOrders } from "./guest-orders.tsx";
import { GuestCoupons, GuestPoints } from "./guest-points.tsx";
import { GuestMarks } from "./guest-row.tsx";

/** One guest: orders, points, coupons, notes, and what staff may do (GUEST-1). */
export function GuestPage({ id }: { readonly id: string }) {
  const { t } = useI18n();
  const asked = useQuery(guestQuery(id));
  const [dialog, setDialog] = useUrlText("open");
  if (asked.data !== undefined)
    return (
      <>
        {asked.isError && <Banner look="warning">{t("guests.stale.one")}</Banner>}
        <OpenedGuest id={id} guest={asked.data} dialog={dialog} onDialog={setDialog} />
      </>
    );
  if (isGone(asked.error))
    return (
      <EmptyState
        isPage
        title={t("guests.gone.title")}
        text={t("guests.gone.text")}
        action={
          <Link className={screen.link} to="/guests">
            {t("toList")}
          </Link>
        }
      />
    );
  if (asked.isError) return <LoadFailed title="guests.error" right="guests.read" asked={asked} />;
  return <ListSkeleton label={t("loading")} />;
}

interface OpenedGuestProps {
  readonly id: string;
  readonly guest: WireGuestPage;
  readonly dialog: string;
  readonly onDialog: (name: string) => void;
}

function OpenedGuest({ id, guest, dialog, onDialog }: OpenedGuestProps) {
  const { t, dayTime } = useI18n();
  const { time_zone: zone } = useShownBranch();
  const { block, may } = guest;
  return (
    <>
      <Link className={screen.link} to="/guests">
        <span aria-hidden="true">←&nbsp;</span>
        {t("toList")}
      </Link>
      <div className={screen.head}>
        <h1 className={screen.heading}>
          <bdi>{guest.name === "" ? t("guests.nameless") : guest.name}</bdi>
        </h1>
        <GuestMarks guest={guest} />
      </div>
      {block !== null && (
        <Banner look="warning">
          {t(block.reason === "" ? "guests.block.shown.bare" : "guests.block.shown", {
            reason: block.reason,
            time: dayTime(block.at, zone),
            by: block.by,
          })}
        </Banner>
      )}
      <div className={screen.columns}>
        <div className={screen.part}>
          <GuestFacts guest={guest} />
          <GuestNotes id={id} guest={guest} onAdd={() => onDialog("note")} />
          {guest.has_account && <GuestPoints guest={guest} onChange={() => onDialog("points")} />}
          {guest.has_account && <GuestCoupons guest={guest} onGive={() => onDialog("coupon")} />}
          {!guest.has_account && <p className={screen.quiet}>{t("guests.noAccount")}</p>}
        </div>
        <GuestOrders id={id} guest={guest} />
      </div>
      <div className={screen.buttons}>
        {may.edit && (
          <Button onPress={() => onDialog("block")}>{t(block === null ? "guests.block" : "guests.unblock")}</Button>
        )}
        {may.erase && (
          <>
            <Button onPress={() => onDialog("merge")}>{t("guests.merge")}</Button>
            <Button onPress={() => onDialog("export")}>{t("guests.export")}</Button>
            <Button look="danger" onPress={() => onDialog("erase")}>
              {t("guests.erase")}
            </Button>
          </>
        )}
      </div>
      <GuestDialogs id={id} guest={guest} opened={dialog} onClose={() => onDialog("")} />
    </>
  );
}
