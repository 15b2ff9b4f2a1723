import type { WireDraft } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { isOutOfShop, mayBeOutOfShop } from "../../../model/changes/out-of-shop.ts";
import { addressOf, type EntityAddress } from "../../../model/entities/entity-path.ts";
import { entityQuery } from "../../../model/entities/entity-query.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { Named } from "../details/field-list.tsx";
import { HistoryLink } from "../history-link.tsx";
import { isArchiving } from "../words/entity-words.ts";
import { SettleForm } from "./settle-form.tsx";

interface ConflictPartProps {
  readonly change: WireDraft["changes"][number];
  readonly named: Named;
}

/** The conflicts of a changed entity: the choice of each field, or how to bring back an entity that is gone (EDIT-7). */
export function ConflictPart({ change, named }: ConflictPartProps) {
  const { t } = useI18n();
  const address = addressOf(change.entity);
  // An order is saved where it is edited, which settles its conflict.
  if (address === null) return <Banner look="warning">{t("draft.conflict.title")}</Banner>;
  const form = <SettleForm address={address} change={change} named={named} />;
  if (isArchiving(change) || !mayBeOutOfShop(change.conflicts)) return form;
  return <GoneOr address={address} name={change.entity.name} form={form} />;
}

interface GoneOrProps {
  readonly address: EntityAddress;
  readonly name: string;
  /** For an entity that is still in the shop. */
  readonly form: ReactNode;
}

function GoneOr({ address, name, form }: GoneOrProps) {
  const { t } = useI18n();
  const { data: entity } = useQuery(entityQuery(address));
  if (entity === undefined) return <Banner look="warning">{t("draft.conflict.title")}</Banner>;
  if (!isOutOfShop(entity)) return form;
  return (
    <div className={screen.form}>
      <Banner look="warning">{t(entity.state === "archived" ? "draft.conflict.closed" : "draft.conflict.gone")}</Banner>
      <div className={screen.buttons}>
        <HistoryLink entity={address} name={name} />
      </div>
    </div>
  );
}
