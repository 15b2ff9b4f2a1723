import type { WireBranchClosing } from "@skatert/contract";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { MessageKey } from "../../../i18n/message-key.ts";
import screen from "../../../ui/screen/screen.module.css";
import css from "../hours.module.css";

type Effect = WireBranchClosing["effects"][number];
/** A text for each target that an effect can have. */
type Texts<Kind extends Effect["effect"]> = Readonly<Record<Extract<Effect, { effect: Kind }>["target"], MessageKey>>;

const shownNames = 5;

/** Texts of removed entities; those that matter most to guests come first. */
const LEAVES = {
  dish: "branches.closing.leaves.dish",
  zone: "branches.closing.leaves.zone",
  payment: "branches.closing.leaves.payment",
  coupon: "branches.closing.leaves.coupon",
  prize: "branches.closing.leaves.prize",
  banner: "branches.closing.leaves.banner",
  popup: "branches.closing.leaves.popup",
} as const satisfies Texts<"leaves">;

/** The same for entities that stay. */
const NARROWS = {
  dish: "branches.closing.narrows.dish",
  zone: "branches.closing.narrows.zone",
  payment: "branches.closing.narrows.payment",
  coupon: "branches.closing.narrows.coupon",
  banner: "branches.closing.narrows.banner",
  popup: "branches.closing.narrows.popup",
} as const satisfies Texts<"narrows">;

type EffectText = (typeof LEAVES)[keyof typeof LEAVES] | (typeof NARROWS)[keyof typeof NARROWS];

/** Effects of closing a branch: first the reasons against it, then removed and kept entities, then its staff. */
export function ClosingNotes({ closing }: { readonly closing: WireBranchClosing }) {
  const { t } = useI18n();
  const { is_last: isLast, live_orders: orders, devices, people } = closing;
  if (isLast) return <p className={screen.fault}>{t("branches.closing.last")}</p>;
  const left = people.filter(({ elsewhere }) => !elsewhere);
  return (
    <div className={screen.form}>
      {orders > 0 && <p className={screen.fault}>{t("branches.closing.orders", { count: orders })}</p>}
      <p>{t("branches.closing.when")}</p>
      <Effects title={t("branches.closing.leaves")} effects={closing.effects} kind="leaves" texts={LEAVES} />
      <Effects title={t("branches.closing.narrows")} effects={closing.effects} kind="narrows" texts={NARROWS} />
      {closing.more > 0 && <p className={screen.quiet}>{t("branches.closing.more", { count: closing.more })}</p>}
      {closing.has_own_prices && <p>{t("branches.closing.prices")}</p>}
      {(devices.length > 0 || people.length > 0) && (
        <div>
          <h3 className={screen.name}>{t("branches.closing.staff")}</h3>
          <ul className={css.notes}>
            {devices.length > 0 && (
              <li>
                {t("branches.closing.devices", { count: devices.length, names: namesOf(devices) })}{" "}
                <Link className={screen.link} to="/devices">
                  {t("branches.closing.toDevices")}
                </Link>
              </li>
            )}
            {people.length > 0 && (
              <li>
                {t("branches.closing.people", { count: people.length, names: namesOf(people) })}{" "}
                {left.length > 0 && t("branches.closing.nowhere", { names: namesOf(left) })}{" "}
                <Link className={screen.link} to="/people">
                  {t("branches.closing.toPeople")}
                </Link>
              </li>
            )}
          </ul>
        </div>
      )}
      <p className={screen.quiet}>{t("branches.closing.orders.past")}</p>
    </div>
  );
}

interface EffectsProps {
  readonly title: string;
  readonly effects: readonly Effect[];
  readonly kind: Effect["effect"];
  /** By target, in the order in which they are shown. */
  readonly texts: Readonly<Record<string, EffectText>>;
}

function Effects({ title, effects, kind, texts }: EffectsProps) {
  const { t } = useI18n();
  const own = effects.filter(({ effect }) => effect === kind);
  if (own.length === 0) return null;
  return (
    <div>
      <h3 className={screen.name}>{title}</h3>
      <ul className={css.notes}>
        {Object.entries(texts).map(([target, text]) => {
          const named = own.filter((each) => each.target === target);
          return named.length === 0 ? null : (
            <li key={target}>{t(text, { count: named.length, names: namesOf(named) })}</li>
          );
        })}
      </ul>
    </div>
  );
}

/** The first names, and a mark if there are more. */
function namesOf(named: readonly { readonly name: string }[]): string {
  const shown = named.slice(0, shownNames).map(({ name }) => name);
  return `${shown.join(", ")}${named.length > shownNames ? "…" : ""}`;
}
