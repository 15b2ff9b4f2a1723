import { type CartLine, type LineRefusal, lineAmount, lowerToGrid, money, priceLine } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCart } from "../../../model/cart/cart-store.ts";
import { quantityText } from "../../../model/cart/quantity-text.ts";
import { sheetUrl } from "../../../model/page/sheet-links.ts";
import type { LineView } from "../../../model/quote/cart-view.ts";
import { refusalText } from "../../../model/quote/refusal-text.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { TakeOffer } from "../../../model/times/take-offer.tsx";
import { useLocation, useNavigate } from "../../../routing/hooks.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Stepper } from "../../../ui/fields/stepper.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/text/price.tsx";
import styles from "./cart-line.module.css";
import { removeStep, removeWithUndo } from "./remove-with-undo.ts";

/**
 * A dish of the cart with its choice, quantity and price. An unavailable one shows the reason and can be
 * removed.
 */
export function CartLineRow({ line, refusal, next }: LineView) {
  const i18n = useI18n();
  const { changeQuantity } = useCart.getState();
  const amount = lineAmount(line);
  return (
    <li className={classNames(styles["line"], refusal !== null && styles["refused"])}>
      <div className={styles["picture"]}>{line.picture && <Picture picture={line.picture} sizes="64px" alt="" />}</div>
      <div className={styles["text"]}>
        <a href={line.url || `/?product_id=${line.productId}`} className={styles["name"]}>
          {line.name}
        </a>
        <LineChoice line={line} />
        <EditChoice line={line} />
        {line.note !== undefined && (
          <p className={styles["choice"]} dir="auto">
            {i18n.t("dish.note.quoted", { note: line.note })}
          </p>
        )}
      </div>
      {refusal === null ? (
        <div className={styles["controls"]}>
          <Stepper
            name={line.name}
            value={quantityText(line.quantity, line.measure, i18n)}
            canMore={line.countable !== false}
            onFewer={() => removeStep(line, i18n)}
            onMore={() => changeQuantity(line.key, 1)}
          />
          <Price amount={amount} old={oldAmount(line, amount)} className={styles["price"]} />
        </div>
      ) : (
        <RefusedControls line={line} refusal={refusal} next={next} />
      )}
    </li>
  );
}

/** The choices in the order of the sheet, what is left out apart (MENU-8). */
function LineChoice({ line }: { readonly line: CartLine }) {
  const { formatNumber } = useI18n();
  const named = (supplements: CartLine["supplements"]) =>
    supplements.map(({ name, count }) => (count > 1 ? `${name} × ${formatNumber(count)}` : name));
  const chosen = [line.variationName, ...named(line.supplements.filter(({ removes }) => !removes))].filter(Boolean);
  const removed = named(line.supplements.filter(({ removes }) => removes));
  return [chosen, removed].map(
    (names) =>
      names.length > 0 && (
        <p key={names.join()} className={styles["choice"]}>
          {names.join(", ")}
        </p>
      ),
  );
}

/** Opens the dish's sheet with what was chosen; a person's dish of a group order is theirs to change. */
function EditChoice({ line }: { readonly line: CartLine }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const location = useLocation();
  const hasChoices = line.choices !== undefined || line.variationId !== null || line.supplements.length > 0;
  if ((!hasChoices && line.note === undefined) || line.person !== undefined) return null;
  const edit = () => {
    // The state keeps the number of open dialogs, so the cart stays open below the sheet.
    const state = { ...Object(location.state), openedHere: true, edits: line.key };
    navigate(sheetUrl(location, line.productId), { preventScrollReset: true, state });
  };
  return (
    <button
      type="button"
      className={styles["edit"]}
      aria-label={t("site.labelled", { label: t("place.change"), value: line.name })}
      onClick={edit}
    >
      {t("place.change")}
    </button>
  );
}

interface RefusedControlsProps extends Pick<LineView, "line" | "next"> {
  readonly refusal: LineRefusal;
}

function RefusedControls({ line, refusal, next }: RefusedControlsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { timeZone } = useShop();
  const { changeQuantity } = useCart.getState();
  const left = refusal.reason === "not-enough-stock" ? lowerToGrid(refusal.left, line) : 0;
  return (
    <div className={styles["refusal"]}>
      <p className={classNames(styles["reason"], next && styles["whole"])}>
        {refusalText(refusal, { i18n, timeZone, measure: line.measure })}
      </p>
      {next && <TakeOffer slot={next} of={line.name} />}
      {left > 0 && (
        <button
          type="button"
          className={styles["mend"]}
          onClick={() => changeQuantity(line.key, (left - line.quantity) / line.step)}
        >
          {t("cart.takeLeft", { count: quantityText(left, line.measure, i18n) })}
        </button>
      )}
      <button
        type="button"
        className={styles["mend"]}
        aria-label={t("cart.remove", { name: line.name })}
        onClick={() => removeWithUndo(line, i18n)}
      >
        {t("cart.removeShort")}
      </button>
    </div>
  );
}

/** The line's price at the former price or without the combo's discount. Null if that is not more. */
function oldAmount(line: CartLine, amount: number) {
  const before = priceLine({
    ...line,
    unitPrice: money(Math.max(line.regularPrice, line.unitPrice)),
    combo: null,
    freeLimits: [],
  }).gross;
  return before > amount ? before : null;
}
