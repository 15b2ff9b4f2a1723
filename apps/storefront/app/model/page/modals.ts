import type { SavedAddress } from "@skatert/contract";
import type { CouponId, Filterable, OrderId, Picture, ProductId } from "@skatert/domain";
import { create } from "zustand";
import type { DuePopup } from "../content/popups.ts";

/** A story for the viewer. */
export interface StoryView {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly slides: readonly Picture[];
  /** Null: no link. */
  readonly url: string | null;
}

/**
 * The modals of MODAL-1 with their props. The product sheet opens by the address (`?product_id=`), so it is
 * opened by a link and not from here.
 */
export interface ModalProps {
  /** `phone`: the prefilled number. `isRequired`: the page of `returnTo` requires a sign-in. */
  auth: { readonly returnTo?: string; readonly phone?: string; readonly isRequired?: boolean };
  settings: Record<never, never>;
  "city-acceptance": { readonly city: string };
  "delivery-type": Record<never, never>;
  popup: { readonly due: DuePopup };
  accept: { readonly title: string; readonly text?: string; readonly confirm: string; readonly onConfirm: () => void };
  diet: Record<never, never>;
  filters: {
    readonly dishes: readonly Filterable[];
    /** As the page and its addresses name them; `word` is absent where it is the name. */
    readonly allergens: readonly { readonly name: string; readonly word?: string }[];
  };
  order: { readonly orderId: OrderId };
  /** `accessKey` opens a guest's order. Null for a user's own order. */
  rate: { readonly orderId: OrderId; readonly accessKey: string | null };
  categories: Record<never, never>;
  "image-carousel": {
    readonly pictures: readonly { readonly src: string; readonly alt: string }[];
    readonly start?: number;
  };
  stories: { readonly stories: readonly StoryView[]; readonly start: number };
  "coupon-info": { readonly couponId: CouponId };
  "promo-choice": Record<never, never>;
  booking: { readonly restaurantId?: number };
  layout: Record<never, never>;
  /** A request for a call back; with a dish, for that dish (CART-1). */
  request: { readonly dish?: { readonly id: number; readonly name: string } };
  /** `waits`: dishes that the cart gets once a place is chosen. */
  address: { readonly waits?: readonly string[] };
  /** Null: a new address. `onSave` returns whether it was saved; until then the editor stays open. */
  "address-editor": {
    readonly address: SavedAddress | null;
    readonly onSave: (address: SavedAddress) => Promise<boolean>;
  };
  /** The cart on a screen without a cart column. */
  cart: Record<never, never>;
  burger: Record<never, never>;
  /** Opening or managing a group order. */
  "group-order": Record<never, never>;
  /** Orders and favorites of this device, for a guest. */
  mine: Record<never, never>;
  product: { readonly productId: ProductId };
}

export type ModalName = keyof ModalProps;

export type OpenModal = { [Name in ModalName]: { readonly name: Name; readonly props: ModalProps[Name] } }[ModalName];

interface ModalState {
  /** Open modals, the topmost last. */
  readonly stack: readonly OpenModal[];
}

export const useModals = create<ModalState>(() => ({ stack: [] }));

/** Opens a modal on top. An open one gets the new props. */
export function openModal<Name extends ModalName>(
  name: Name,
  ...[props]: Record<never, never> extends ModalProps[Name] ? [props?: ModalProps[Name]] : [props: ModalProps[Name]]
): void {
  const opened = { name, props: props ?? {} } as OpenModal;
  useModals.setState(({ stack }) => ({ stack: [...stack.filter((modal) => modal.name !== name), opened] }));
}

/** Closes one modal, or the topmost. */
export function closeModal(name?: ModalName): void {
  useModals.setState(({ stack }) => ({
    stack: name ? stack.filter((modal) => modal.name !== name) : stack.slice(0, -1),
  }));
}

/** Replaces the topmost modal, so that Back returns to the page below both. */
export function replaceModal<Name extends ModalName>(
  name: Name,
  ...[props]: Record<never, never> extends ModalProps[Name] ? [props?: ModalProps[Name]] : [props: ModalProps[Name]]
): void {
  const opened = { name, props: props ?? {} } as OpenModal;
  useModals.setState(({ stack }) => ({ stack: [...stack.slice(0, -1), opened] }));
}
