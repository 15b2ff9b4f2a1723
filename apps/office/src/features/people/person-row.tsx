import type { WireStaffMember } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { grantText } from "../../model/people/people-list.ts";
import { branchText } from "../../platform/session/branch-text.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";

export function PersonRow({ person, onOpen }: { readonly person: WireStaffMember; readonly onOpen: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useWork();
  const isRemoved = person.disabled_at !== null;
  return (
    <li className={screen.row}>
      <div className={screen.what}>
        <p className={screen.name}>
          {isRemoved ? <s>{person.name}</s> : person.name}{" "}
          <span className={screen.kind}>
            {person.id === me.id ? t("people.you", { login: person.login }) : person.login}
          </span>
        </p>
        <p>{person.roles.map((grant) => grantText(grant, (id) => branchText(me, id, i18n), i18n)).join("; ")}</p>
        {isRemoved && <p className={screen.quiet}>{t("people.state.removed")}</p>}
        {!isRemoved && !person.has_password && <p className={screen.quiet}>{t("people.state.invited")}</p>}
        {!isRemoved && person.has_authenticator && <p className={screen.quiet}>{t("people.state.authenticator")}</p>}
      </div>
      {person.may_edit && (
        <Button aria-label={t("people.change.of", { name: person.name })} onPress={onOpen}>
          {t("people.change")}
        </Button>
      )}
    </li>
  );
}
