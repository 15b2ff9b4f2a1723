import type { OrderAnswer } from "@skatert/contract";
import { type CartLine, emptySelection, money } from "@skatert/domain";
import { aCartLine } from "@skatert/domain/testing";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { I18nProvider } from "../../../i18n/i18n-context.tsx";
import { useCart } from "../../../model/cart/cart-store.ts";
import { useCheckout } from "../../../model/checkout/checkout-store.ts";
import { type GroupHost, useGroup } from "../../../model/group-order/group-store.ts";
import { checkoutRequest, type OrderDraft } from "../../../model/quote/checkout-request.ts";
import type { SentOrder } from "./sent-order.ts";
import { usePlaceOrder } from "./use-place-order.ts";

const placeOrder = vi.hoisted(() => vi.fn());
vi.mock("../../../platform/api/api.ts", () => ({ api: { checkout: async () => ({ placeOrder }) } }));
vi.mock("../../../routing/hooks.ts", () => ({ useNavigate: () => () => undefined }));
vi.mock("../../../ui/browser/use-gone.ts", () => ({ useGone: () => async () => undefined }));
vi.mock("../../../model/shop/legal-links.ts", () => ({ useLegalLinks: () => [] }));

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru"), overrides: {} });
const host: GroupHost = {
  role: "host",
  id: "g",
  key: "k",
  name: "Анна",
  lost: [],
  isMerged: true,
  isOrdered: false,
  kept: null,
};
const burger = aCartLine({ productId: 102 });
const ofOleg = { ...aCartLine({ productId: 101 }), key: "101:@Олег", person: "Олег" };
const placed: OrderAnswer = {
  kind: "placed",
  order: { id: 1, number: "1", key: "o", stage: "accepted", total: money(100), redirectUrl: null },
};
const mismatch: OrderAnswer = {
  kind: "error",
  error: { status: 422, code: "idempotency_mismatch", reason: null, message: "", data: {}, retryAfterSeconds: null },
};

function draftOf(lines: readonly CartLine[]): OrderDraft {
  return {
    lines,
    place: { kind: "pickup", locationId: 21, warehouseId: 501, pointId: 1, name: "", address: "" },
    offered: [],
    selection: emptySelection,
    promoCode: null,
    takeTime: { kind: "soonest" },
    express: false,
    bonusPoints: 0,
    paymentMethod: "cash",
  };
}

function orderOf(lines: readonly CartLine[]): SentOrder {
  return {
    request: checkoutRequest(draftOf(lines)),
    details: {
      address: null,
      pickupLocationId: 1,
      restaurantId: null,
      seats: null,
      people: 1,
      timeTo: null,
      customer: { name: "Анна", phone: "+79990000000", email: null },
      paymentMethod: "cash",
      comment: "",
      changeFrom: null,
      expectedTotal: money(100),
    },
  };
}

type Place = ReturnType<typeof usePlaceOrder>["place"];

function Checkout({ onPlace }: { readonly onPlace: (place: Place) => void }) {
  onPlace(usePlaceOrder().place);
  return null;
}

async function order(lines: readonly CartLine[]): Promise<void> {
  const places: Place[] = [];
  renderToString(
    <I18nProvider i18n={i18n}>
      <Checkout onPlace={(place) => places.push(place)} />
    </I18nProvider>,
  );
  await places[0]?.(draftOf(lines), orderOf(lines));
}

const keptNow = () => {
  const { own } = useGroup.getState();
  return own?.role === "host" ? own.kept?.map(({ productId, person }) => [productId, person]) : undefined;
};

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.resetAllMocks();
  useGroup.getState().begin(host);
  useCheckout.getState().setAttempt(null);
  useCart.setState({ lines: [burger, ofOleg], changes: [] });
});
afterEach(() => vi.unstubAllGlobals());

it("keeps the friend's dish of the earlier order that turns out to be placed", async () => {
  placeOrder.mockRejectedValueOnce(new TypeError("no connection"));
  await order([burger, ofOleg]);
  expect(keptNow()).toBeUndefined();

  useCart.setState({ lines: [burger] });
  placeOrder.mockResolvedValueOnce(mismatch).mockResolvedValueOnce(placed);
  await order([burger]);
  expect(placeOrder).toHaveBeenCalledTimes(3);
  expect(keptNow()).toEqual([[101, "Олег"]]);
});

it("API-7 finds the placed order after two unanswered requests with different dishes", async () => {
  placeOrder.mockRejectedValueOnce(new TypeError("no connection"));
  await order([burger, ofOleg]);
  placeOrder.mockRejectedValueOnce(new TypeError("no connection"));
  await order([burger]);
  placeOrder.mockResolvedValueOnce(mismatch).mockResolvedValueOnce(placed);
  await order([burger]);
  expect(placeOrder).toHaveBeenCalledTimes(4);
  expect(new Set(placeOrder.mock.calls.map(([, , key]) => key)).size).toBe(1);
  expect(keptNow()).toEqual([[101, "Олег"]]);
});

it("API-7 keeps the key if the server knows an order that is not stored here", async () => {
  placeOrder.mockResolvedValue(mismatch);
  await order([burger]);
  await order([burger, ofOleg]);
  expect(new Set(placeOrder.mock.calls.map(([, , key]) => key)).size).toBe(1);
  expect(useCheckout.getState().attempt?.outcome).toBe("unknown");
});

it("keeps the dishes of the sent order when another tab edits the cart meanwhile", async () => {
  placeOrder.mockImplementationOnce(async () => {
    useCart.setState({ lines: [burger] });
    return placed;
  });
  await order([burger, ofOleg]);
  expect(keptNow()).toEqual([[101, "Олег"]]);
});

it("reads the ordered dishes from the storage", () => {
  const kept = orderOf([ofOleg]).request.lines;
  const { merge } = useGroup.persist.getOptions();
  const stored: unknown = JSON.parse(JSON.stringify({ own: { ...host, kept } }));
  expect(merge?.(stored, useGroup.getState())).toMatchObject({ own: { kept } });
});
