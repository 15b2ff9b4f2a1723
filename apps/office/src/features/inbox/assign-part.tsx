import type { WireInboxItem } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { DUE_MINUTES, dueIn } from "../../model/inbox/due-time.ts";
import { inboxPeopleQuery } from "../../model/inbox/inbox-calls.ts";
import { moment } from "../../model/stops/stop-words.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/fields/select.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./inbox.module.css";
import { useItemActions } from "./use-item-actions.ts";

const nobody = 0;
/** The due time as it is; choosing it changes nothing. */
const asItIs = 0;

/** Who answers the item, and until when. */
export function AssignPart({ item }: { readonly item: WireInboxItem }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useWork();
  const { time_zone: zone } = useShownBranch();
  const now = useNow();
  const { assign, isSending } = useItemActions(item);
  const { assignee, due_at: due } = item;
  const found = useQuery(inboxPeopleQuery(item.branch_id));
  const people = found.data ?? [];
  const known = people.some(({ id }) => id === assignee?.id) || assignee === null ? people : [assignee, ...people];
  const isMine = assignee?.id === me.id;
  return (
    <div className={css.assign}>
      <Select
        label={t("inbox.assignee")}
        value={assignee?.id ?? nobody}
        onChange={(id) => {
          if (id !== (assignee?.id ?? nobody)) void assign(id === nobody ? null : id);
        }}
        choices={[
          { value: nobody, label: t("inbox.nobody") },
          ...known.map(({ id, name }) => ({ value: id, label: id === me.id ? t("inbox.me", { name }) : name })),
        ]}
      />
      <Select
        label={t("inbox.due")}
        value={asItIs}
        onChange={(minutes) => {
          if (minutes !== asItIs) void assign(assignee?.id ?? null, dueIn(minutes, shopNow()));
        }}
        choices={[
          { value: asItIs, label: due === null ? t("inbox.due.none") : moment(due, now, zone, i18n) },
          ...DUE_MINUTES.map((value) => ({ value: value as number, label: t(`inbox.due.${value}`) })),
        ]}
      />
      {found.isError && (
        <div role="alert" className={screen.buttons}>
          <p className={screen.fault}>{t("inbox.people.failed")}</p>
          <Button isPending={found.isFetching} onPress={() => void found.refetch()}>
            {t("retry")}
          </Button>
        </div>
      )}
      {!isMine && (
        <Button isPending={isSending} onPress={() => void assign(me.id)}>
          {t("inbox.take")}
        </Button>
      )}
    </div>
  );
}
