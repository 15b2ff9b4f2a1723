import type { WireBulkRow, WireCategoryRow, WireProductRow } from "@skatert/contract";
import { useState } from "react";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { attached, detached, saveGroupsOfDishes } from "../../model/groups/attach-groups.ts";
import type { GroupForm } from "../../model/groups/group-form.ts";
import type { GroupUser } from "../../model/groups/menu-groups.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import choosing from "../choosing/choosing.module.css";
import { AttachDialog } from "./attach-dialog.tsx";
import { CopyGroupDialog } from "./copy-group-dialog.tsx";

interface GroupUsersProps {
  readonly id: string;
  readonly name: string;
  readonly group: GroupForm;
  readonly users: readonly GroupUser[];
  readonly dishes: readonly WireProductRow[];
  readonly categories: readonly WireCategoryRow[];
}

/** The dishes with a group; it is put on more of them, taken off, and copied here (MENU-21). */
export function GroupUsers({ id, name, group, users, dishes, categories }: GroupUsersProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const [opened, setOpened] = useState<"attach" | "copy" | null>(null);
  const save = async (rows: readonly WireBulkRow[]) => {
    const result = await during(saveGroupsOfDishes(rows));
    if (!result.ok) return failed(result.error);
    const { saved, left } = result.value;
    if (left > 0) showToast({ text: t("groups.users.changed", { count: left }), look: "failed" });
    else showToast({ text: t("groups.users.saved", { count: saved }), look: "done" });
    return true;
  };
  return (
    <div className={screen.group}>
      <h4 className={screen.legend}>{t("groups.users", { count: users.length })}</h4>
      <ul className={choosing.found}>
        {users.map(({ dish, isOwn }) => (
          <li key={dish.id} className={choosing.picked}>
            <span>
              <Link to={`/menu?dish=${dish.id}&part=options`} className={screen.link ?? ""}>
                {dish.name}
              </Link>
              {isOwn && <span className={screen.quiet}> · {t("groups.users.own")}</span>}
            </span>
            <Button
              look="quiet"
              isPending={isSending}
              aria-label={t("groups.users.detach.of", { name: dish.name })}
              onPress={() => void save(detached(id, [dish]))}
            >
              {t("groups.users.detach")}
            </Button>
          </li>
        ))}
      </ul>
      <div className={screen.buttons}>
        <Button onPress={() => setOpened("attach")}>{t("groups.attach")}</Button>
        <Button look="quiet" onPress={() => setOpened("copy")}>
          {t("groups.copy")}
        </Button>
      </div>
      {opened === "attach" && (
        <AttachDialog
          {...{ categories, isSending }}
          dishes={dishes.filter((dish) => dish.state !== "archived" && !users.some((user) => user.dish.id === dish.id))}
          onClose={() => setOpened(null)}
          onChosen={async (chosen) => {
            if (await save(attached(id, chosen))) setOpened(null);
          }}
        />
      )}
      {opened === "copy" && <CopyGroupDialog {...{ name, group, categories }} onClose={() => setOpened(null)} />}
    </div>
  );
}
