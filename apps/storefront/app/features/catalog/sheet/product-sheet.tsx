import { checkChoices, halvesPrice, type IsOffered, type LineRefusal, type VariationId, zero } from "@skatert/domain";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCart } from "../../../model/cart/cart-store.ts";
import { contentText } from "../../../model/catalog/dish-content.ts";
import { toggleFavorite } from "../../../model/catalog/favorites-change.ts";
import { useStopList } from "../../../model/catalog/stop-list.ts";
import { useViewed } from "../../../model/catalog/viewed-store.ts";
import { sheetStartOf } from "../../../model/page/sheet-links.ts";
import { notify } from "../../../platform/notices.ts";
import { useLocation, useSearchParams } from "../../../routing/hooks.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { Badges } from "../../../ui/text/badge.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import type { DishDetail, SheetOption } from "../card/dish.ts";
import { CardPrice } from "../card/dish-price.tsx";
import { DishStars } from "../card/dish-stars.tsx";
import { canOrder, stateText } from "../card/dish-state-text.ts";
import { LikeButton } from "../card/like-button.tsx";
import { servedText } from "../card/served-text.ts";
import { menuViewOf } from "../filters/menu-filters.ts";
import { useMenuTime } from "../live/menu-time.ts";
import { useLiveDetail } from "../live/use-live-dishes.ts";
import { DishReviewsFold } from "../reviews/dish-reviews-fold.tsx";
import { AddBar } from "./add-bar.tsx";
import { AsLastTime } from "./as-last-time.tsx";
import { choiceNote } from "./choice-note.ts";
import { DishFacts } from "./dish-facts.tsx";
import { type DishChoice, groupsAt } from "./dish-line.ts";
import { DishPictures } from "./dish-pictures.tsx";
import { earlierChoice, firstChoice } from "./earlier-choice.ts";
import { atSize } from "./group-choices.ts";
import { GroupPicker } from "./group-picker.tsx";
import { LazyDishVideo } from "./lazy-dish-video.tsx";
import { useLeaveLevel } from "./level.tsx";
import { NoteField } from "./note-field.tsx";
import styles from "./product-sheet.module.css";
import { SupplementPicker } from "./supplement-picker.tsx";
import { optionHoursText, optionStop, type StopOf } from "./supplement-stop.ts";
import { useCloseSheet } from "./use-close-sheet.ts";
import { useNextAsked } from "./use-next-asked.ts";
import { useStoppedChoices } from "./use-stopped-choices.ts";

export interface ProductSheetProps {
  readonly product: DishDetail;
  /** Target of closing when the sheet was opened by its address (MODAL-2). */
  readonly returnTo: string;
  /** Rendered below the dish. */
  readonly children?: ReactNode;
}

/** A dish with its choices. The button shows the exact price. */
export function ProductSheet({ product: made, returnTo, children }: ProductSheetProps) {
  const i18n = useI18n();
  const product = useLiveDetail(made);
  const { card, variations, supplementGroups } = product;
  const reason = stateText(card.state, i18n);
  const served = servedText(card.hours[0] ?? [], i18n);
  const close = useCloseSheet(returnTo);
  const [query] = useSearchParams();
  const { without } = menuViewOf(query, product.allergenWords);
  useEffect(() => useViewed.getState().add(card.id), [card.id]);
  const stops = useStopList();
  const stateAt = useMenuTime((menu) => menu.stateAt);
  const stopOf: StopOf = (option) =>
    option.inStock ? (optionStop(stops, option) ?? optionHoursText(option, card.state, stateAt, i18n)) : "";
  const isOffered: IsOffered = (option) => stopOf(option as SheetOption) === undefined;
  const { state } = useLocation();
  // What the sheet was opened with holds for as long as it is open.
  const [start] = useState(() => startOf(state));
  const [choice, setChoice] = useState<DishChoice>(() =>
    start.line === undefined ? firstChoice(product, isOffered) : earlierChoice(product, start.line, isOffered),
  );
  const [fault, setFault] = useState<LineRefusal | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when an earlier choice has become too little.
  useEffect(() => {
    const groups = groupsAt(product, choice.variationId);
    if (start.line !== undefined) setFault(checkChoices(groups, choice.choices, () => null));
  }, []);
  const { gone, forget } = useStoppedChoices(product, choice, setChoice, stopOf);
  const content = useRef<HTMLDivElement>(null);
  useLeaveLevel(content);
  const next = useNextAsked(start.asks);
  const groups = groupsAt(product, choice.variationId);
  const chosen = chosenCard(product, choice);
  const change = (next: DishChoice) => {
    setFault(null);
    setChoice(next);
  };
  const resize = (variationId: VariationId) => {
    const { choice: next, dropped } = atSize(product, choice, variationId, isOffered);
    change(next);
    if (dropped.length > 0)
      notify(i18n.t("dish.choose.dropped", { names: i18n.joinNames(dropped) }), "info", () => setChoice(choice));
  };
  return (
    <Dialog
      title={card.name}
      shape="wide"
      bare
      onClose={close}
      footer={
        <AddBar
          product={product}
          choice={choice}
          onChange={setChoice}
          isOffered={isOffered}
          onFault={setFault}
          edits={start.edits}
          onAdded={() => next() || close()}
        />
      }
    >
      <div ref={content} className={styles["sheet"]}>
        <DishPictures product={product} groups={groups} choices={choice.choices} />
        <div className={styles["body"]}>
          <div className={styles["naming"]}>
            <p className={styles["name"]}>{card.name}</p>
            <LikeButton dishId={card.id} name={card.name} onClick={() => toggleFavorite(card.id, card.name, i18n)} />
            <p className={styles["content"]}>
              {card.rating && <DishStars rating={card.rating} />}
              {contentText(chosen, i18n)}
            </p>
            <CardPrice card={chosen} className={styles["price"]} />
          </div>
          {card.badges.length > 0 && (
            <div className={styles["badges"]}>
              <Badges names={card.badges} looks={card.badgeLooks} />
            </div>
          )}
          {reason && <Notice>{reason}</Notice>}
          {served && <p className={styles["served"]}>{served}</p>}
          <p>{product.description}</p>
          {variations.length > 0 && (
            <Segmented
              label={i18n.t("dish.variation")}
              value={choice.variationId ?? 0}
              onChange={resize}
              options={variations.map((each) => ({
                value: each.id,
                label: each.name,
                note: choiceNote(each, card, i18n),
                disabled: !each.inStock,
              }))}
            />
          )}
          {start.line === undefined && (
            <AsLastTime
              product={product}
              choice={choice}
              isOffered={isOffered}
              onChoose={(last) => {
                forget();
                change(last);
              }}
            />
          )}
          {groups.map((group) => (
            <GroupPicker
              key={group.id}
              group={group}
              choices={choice.choices}
              onChange={(choices) => {
                forget(group.id);
                change({ ...choice, choices });
              }}
              fault={fault}
              gone={gone.filter(({ root }) => root === group.id)}
              without={without}
              stopOf={stopOf}
            />
          ))}
          {supplementGroups.map((group) => (
            <SupplementPicker
              key={group.name}
              group={group}
              freeLimits={card.freeLimits}
              counts={choice.counts}
              without={without}
              onChange={(id, count) => setChoice({ ...choice, counts: { ...choice.counts, [id]: count } })}
            />
          ))}
          {product.takesNote && canOrder(card.state) && (
            <NoteField note={choice.note ?? ""} onChange={(note) => setChoice({ ...choice, note })} />
          )}
          <LazyDishVideo product={product} />
          <DishFacts product={product} />
          {card.rating && <DishReviewsFold dishId={card.id} rating={card.rating} />}
          {children}
        </div>
      </div>
    </Dialog>
  );
}

/** The card with the price and the content of the choice. */
function chosenCard(detail: DishDetail, { variationId, choices }: DishChoice): DishDetail["card"] {
  const { card, variations } = detail;
  const chosen = variations.find(({ id }) => id === variationId);
  const halves = halvesPrice(groupsAt(detail, variationId), choices, "price");
  if (!chosen) return halves === null ? card : { ...card, price: halves, priceVaries: false };
  const { price, regularPrice, netContent } = chosen;
  return {
    ...card,
    price: halves ?? price,
    regularPrice: halves ?? regularPrice,
    netContent: netContent ?? card.netContent,
    priceVaries: false,
    choicePrice: zero,
  };
}

/** The line that the sheet begins with: the one that it edits, or one of an earlier order. */
function startOf(state: unknown) {
  const { edits, asks } = sheetStartOf(state);
  const edited = useCart.getState().lines.find(({ key }) => key === edits);
  return edited === undefined ? { line: asks?.[0], asks } : { line: edited, edits: edited.key };
}
