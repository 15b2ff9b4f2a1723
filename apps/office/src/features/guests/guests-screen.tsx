import { GUEST_SEGMENTS } from "@skatert/domain";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { guestsQuery } from "../../model/guests/guests-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { GuestRow } from "./guest-row.tsx";

/** Guests by number, name and segment; those who ordered last come first (GUEST-1). */
export function GuestsScreen() {
  const { t } = useI18n();
  const [q, setQ] = useUrlText("q");
  const [asked, setSegment] = useUrlText("segment");
  const segment = GUEST_SEGMENTS.find((each) => each === asked) ?? "";
  const found = useInfiniteQuery(guestsQuery({ q: useDeferredValue(q.trim()), segment }));
  const guests = found.data?.pages.flatMap((page) => page.guests) ?? [];
  const isFiltered = q.trim() !== "" || segment !== "";
  return (
    <div className={screen.part}>
      <search className={screen.filters}>
        <TextField
          type="search"
          label={t("guests.search")}
          value={q}
          onChange={setQ}
          maxLength={100}
          autoComplete="off"
        />
        <Select
          label={t("guests.segment")}
          value={segment === "" ? "all" : segment}
          onChange={(value) => setSegment(value === "all" ? "" : value)}
          choices={[
            { value: "all", label: t("guests.segment.all") },
            ...GUEST_SEGMENTS.map((value) => ({ value, label: t(`guests.segment.${value}`) })),
          ]}
        />
      </search>
      {segment !== "" && <p className={screen.quiet}>{t(`guests.segment.${segment}.about`)}</p>}
      {found.isError && guests.length > 0 && <Banner look="warning">{t("guests.stale")}</Banner>}
      {found.isError && guests.length === 0 ? (
        <LoadFailed title="guests.error" right="guests.read" asked={found} />
      ) : found.isPending ? (
        <ListSkeleton label={t("loading")} rows={6} />
      ) : (
        <>
          {guests.length === 0 && (
            <EmptyState
              title={t(isFiltered ? "guests.none.title" : "guests.empty.title")}
              text={t(isFiltered ? "guests.none.text" : "guests.empty.text")}
            />
          )}
          <ul className={screen.list} aria-busy={found.isFetching}>
            {guests.map((guest) => (
              <GuestRow key={guest.id} guest={guest} />
            ))}
          </ul>
          {found.hasNextPage && (
            <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
              {t("guests.more")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
