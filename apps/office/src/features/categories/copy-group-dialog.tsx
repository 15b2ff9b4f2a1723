import type { WireCategoryRow } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { createGroup } from "../../model/categories/create-group.ts";
import { shelfOf } from "../../model/categories/shelf.ts";
import { menuOptionsQuery } from "../../model/dishes/menu-options-query.ts";
import { newProgress } from "../../model/entities/entity-attempt.ts";
import type { GroupForm } from "../../model/groups/group-form.ts";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { NameDialog } from "../choosing/name-dialog.tsx";

interface CopyGroupDialogProps {
  readonly name: string;
  readonly group: GroupForm;
  readonly categories: readonly WireCategoryRow[];
  readonly onClose: () => void;
}

/** A second group with the same limits and the same products as options. Its first dish is chosen on its page. */
export function CopyGroupDialog({ name, group, categories, onClose }: CopyGroupDialogProps) {
  const { t } = useI18n();
  const branches = useQuery(menuOptionsQuery).data?.branches ?? [];
  const [progress] = useState(newProgress);
  const [, setOpenId] = useUrlText("open");
  return (
    <NameDialog
      formKey={`group:copy:${name}`}
      title={t("groups.copy.title", { name })}
      label={t("groups.name")}
      maxLength={120}
      words={{ empty: t("dish.fault.required"), add: t("groups.copy.do"), cancel: t("groups.cancel") }}
      onAdd={async (typed) => {
        const options = group.options.filter(({ id }) => id !== "");
        const place = { branches, shelf: shelfOf(categories) };
        const result = await createGroup({ ...group, options, name: typed }, place, progress);
        return result.ok ? { ok: true, id: result.value } : result;
      }}
      onAdded={(id) => {
        onClose();
        setOpenId(id);
      }}
      onClose={onClose}
    />
  );
}
