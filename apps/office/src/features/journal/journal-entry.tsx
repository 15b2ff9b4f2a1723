import type { WireAuditEntry } from "@skatert/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { actionText, fieldChanges, objectText, reasonText } from "../../model/journal/journal-words.ts";
import { branchText } from "../../platform/session/branch-text.ts";
import { branchAt, useWork } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import screen from "../../ui/screen/screen.module.css";
import css from "./journal.module.css";

/** One change: action, time, author, device, reason, and each field before and after, with links. */
export function JournalEntry({ entry }: { readonly entry: WireAuditEntry }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useWork();
  const shown = useShownBranch();
  const branch = branchAt(me, entry.branch_id);
  const zone = (branch ?? shown).time_zone;
  const changes = fieldChanges(entry, zone, { ...i18n, branchText: (id) => branchText(me, id, i18n) });
  const object = objectText(entry.object, i18n);
  const address = addressOf(entry.object);
  return (
    <li className={css.entry}>
      <p className={css.head}>
        <strong>
          {address === null ? (
            object
          ) : (
            <Link className={screen.link} to={address}>
              {object}
            </Link>
          )}
        </strong>{" "}
        <span>{actionText(entry.action, i18n)}</span>
      </p>
      <p className={screen.quiet}>
        <time dateTime={entry.at}>{i18n.dayTime(entry.at, zone)}</time> · <Who entry={entry} />
        {branch && me.branches.length > 1 && ` · ${branchText(me, branch.id, i18n)}`}
        <OnDevice entry={entry} />
      </p>
      {entry.reason !== "" && <p>{t("journal.reason", { reason: reasonText(entry.reason, i18n) })}</p>}
      {changes.length > 0 && (
        <dl className={css.changes}>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                {before !== null && (
                  <>
                    <del>{before}</del> <span aria-hidden="true">→</span>{" "}
                  </>
                )}
                <ins>{after ?? t("journal.nothing")}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Only to={{ kind: entry.object.kind, object: entry.object.id }} label={`${t("journal.only")}: ${object}`}>
        {t("journal.only")}
      </Only>
    </li>
  );
}

function Who({ entry: { by, staff_id: id } }: { readonly entry: WireAuditEntry }) {
  const { t } = useI18n();
  // The program's own commands sign with their names.
  if (by.kind === "shop" && by.name.startsWith("npm run ")) return t("journal.by.command");
  if (by.name === "") return t(`journal.by.${by.kind}`);
  if (id === null) return by.kind === "staff" ? by.name : `${t(`journal.by.${by.kind}`)}: ${by.name}`;
  return <Only to={{ staff: String(id) }}>{by.name}</Only>;
}

function OnDevice({ entry: { device_id: id, device_name: name } }: { readonly entry: WireAuditEntry }) {
  const { t } = useI18n();
  if (id === null) return null;
  return (
    <>
      {" · "}
      <Only to={{ device: String(id) }}>
        {name === null ? t("journal.device.one", { id }) : t("journal.device.named", { name })}
      </Only>
    </>
  );
}

interface OnlyProps {
  readonly to: Readonly<Record<string, string>>;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Link to the journal with only this filter. */
function Only({ to, label, children }: OnlyProps) {
  return (
    <Link className={screen.link} to={`/journal?${new URLSearchParams(to)}`} aria-label={label}>
      {children}
    </Link>
  );
}

/** The page of the changed object; null: it has none. */
function addressOf({ kind, id, name }: WireAuditEntry["object"]): string | null {
  switch (kind) {
    case "order":
      return `/ticket/${id}`;
    case "staff":
    case "session":
      return name === null ? null : `/people?open=${id}&removed=1`;
    case "device":
      return name === null ? null : `/devices?${new URLSearchParams({ q: name, revoked: "1" })}`;
    case "stop":
    case "stock":
    case "pace":
    case "pause":
      return "/stops";
    case "branch-board":
    case "branch-overrides":
      return "/settings?part=branch";
    default:
      return null;
  }
}
