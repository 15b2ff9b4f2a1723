import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { closeModal, type ModalName, type ModalProps, type OpenModal, useModals } from "../../model/page/modals.ts";
import { useLocation, useRouter } from "../../routing/hooks.ts";
import type { Router } from "../../routing/types.ts";
import { PendingLine } from "../../ui/text/pending-line.tsx";

type ModalComponent<Name extends ModalName> = ComponentType<ModalProps[Name] & { readonly onClose: () => void }>;

/** The component of each modal. Each is a separate chunk, loaded when it first opens. */
const modals: { readonly [Name in ModalName]?: ModalComponent<Name> } = {
  accept: lazy(async () => ({ default: (await import("./accept-modal.tsx")).AcceptModal })),
  address: lazy(placeModal),
  "address-editor": lazy(withLater(addressEditor)),
  auth: lazy(withLater(() => import("../../features/account/sign-in/auth-modal.tsx"))),
  burger: lazy(() => import("../header/burger-modal.tsx")),
  categories: lazy(() => import("../../features/catalog/sections/categories-modal.tsx")),
  "city-acceptance": lazy(withLater(() => import("../../features/delivery/place/city-modal.tsx"))),
  "coupon-info": lazy(withLater(() => import("../../features/coupons/chooser/coupon-info-modal.tsx"))),
  cart: lazy(cartSheet),
  "delivery-type": lazy(placeModal),
  diet: lazy(withLater(() => import("../../features/catalog/filters/diet-modal.tsx"))),
  filters: lazy(withLater(() => import("../../features/catalog/filters/filters-modal.tsx"))),
  "group-order": lazy(withLater(() => import("../../features/group-order/group-modal.tsx"))),
  "image-carousel": lazy(() => import("../../features/content/articles/image-carousel-modal.tsx")),
  layout: lazy(withLater(() => import("../../features/settings/layout-modal.tsx"))),
  popup: lazy(withLater(() => import("../../features/content/popups/popup-modal.tsx"))),
  mine: lazy(withLater(() => import("./mine-modal.tsx"))),
  "promo-choice": lazy(async () => ({
    default: (await import("../../features/coupons/chooser/promo-choice-modal.tsx")).PromoChoiceModal,
  })),
  order: lazy(withLater(() => import("../../features/orders/page/order-modal.tsx"))),
  booking: lazy(withLater(() => import("../../features/requests/booking-modal.tsx"))),
  rate: lazy(withLater(() => import("../../features/orders/rating/rate-modal.tsx"))),
  request: lazy(withLater(() => import("../../features/requests/request-modal.tsx"))),
  stories: lazy(() => import("../../features/content/stories/story-modal.tsx")),
  settings: lazy(withLater(() => import("../../features/settings/settings-modal.tsx"))),
};

/** A modal with messages that no first page shows, loaded together. */
function withLater<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => (await Promise.all([load(), laterMessages()]))[0];
}

async function addressEditor() {
  return { default: (await import("../../features/delivery/address/address-editor.tsx")).AddressEditor };
}

/** Offline the cart opens without its later messages, which need the shop's answer. */
async function cartSheet() {
  const [module] = await Promise.all([import("./cart-sheet.tsx"), laterMessages().catch(() => undefined)]);
  return { default: module.CartSheet };
}

/** One dialog selects address and delivery type. It also opens without its later messages. */
async function placeModal() {
  const [module] = await Promise.all([
    import("../../features/delivery/place/place-modal.tsx"),
    laterMessages().catch(() => undefined),
  ]);
  return { default: module.PlaceModal };
}

/** The open modals, topmost last (MODAL-1). Back closes the topmost (MODAL-3). */
export function OpenModals() {
  const stack = useModals((state) => state.stack);
  const close = useBackToClose(stack.length);
  // Each has its own Suspense, because a loading modal must not hide, and so unfocus, those below it.
  return stack.map((modal) => (
    <Suspense key={modal.name} fallback={<PendingLine />}>
      <HostedModal modal={modal} onClose={close} />
    </Suspense>
  ));
}

function HostedModal({ modal, onClose }: { readonly modal: OpenModal; readonly onClose: () => void }) {
  const Modal = modals[modal.name] as ComponentType<Record<string, unknown>> | undefined;
  return Modal ? <Modal {...modal.props} onClose={onClose} /> : null;
}

/**
 * Each open modal is a history entry, and the entry's state has its number. Read from the router, because the page
 * renders a new entry a little later, and Back or a close in between must not be lost.
 */
function useBackToClose(depth: number): () => void {
  const router = useRouter();
  const { key } = useLocation();
  const hasLeft = useRef(false);
  useEffect(() => {
    let before = entryDepth(router);
    return router.subscribe(() => {
      const entry = entryDepth(router);
      // Only after a step back, because a newly opened modal has no entry yet.
      if (entry < before && router.getState().action === "pop") closeAbove(entry);
      else if (entry < before) hasLeft.current = true;
      before = entry;
    });
  }, [router]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a modal covers the old page until its link's page is rendered.
  useEffect(() => {
    if (hasLeft.current) closeAbove(entryDepth(router));
    hasLeft.current = false;
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new modal is one new entry.
  useEffect(() => {
    const { pathname, search, hash, state } = router.getState().location;
    // Read the present number, because the step back may have closed some.
    const modals = useModals.getState().stack.length;
    if (modals > modalDepth(state))
      router.navigate(pathname + search + hash, { state: { ...asRecord(state), modals }, preventScrollReset: true });
  }, [depth]);
  return () => (entryDepth(router) > 0 ? router.navigate(-1) : closeModal());
}

function closeAbove(depth: number): void {
  useModals.setState(({ stack }) => ({ stack: stack.slice(0, depth) }));
}

function entryDepth({ getState }: Pick<Router, "getState">): number {
  return modalDepth(getState().location.state);
}

function modalDepth(state: unknown): number {
  return Number(asRecord(state)["modals"] ?? 0);
}

function asRecord(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === "object" && state !== null ? { ...state } : {};
}
