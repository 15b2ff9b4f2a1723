import { OFFICE_PATHS, officeOrderPath, orderProposalPath, PATHS } from "@skatert/contract";
import { placeOrder } from "../calls/orders.ts";
import type { RepeatCase, RepeatWorld } from "./repeat-case.ts";

const more = { changes: [{ kind: "quantity", line: 0, quantity: 2 }], reason: "Попросили ещё" };

interface Placed {
  readonly id: number;
  readonly key: string;
  readonly version: number;
}

/** An order of one tea with its version, at a stage. */
async function anOrder({ shop, send, owner, till }: RepeatWorld, isHandedOver = false): Promise<Placed> {
  const tea = { lines: [{ product_id: 301, quantity: 1 }], expected_total: 100 };
  const { id, key } = (await placeOrder(shop.app, tea)).json();
  for (const status of isHandedOver ? ["cooking", "ready", "completed"] : [])
    await send("PUT", `${PATHS.shopOrders}/${id}`, { status }, till);
  return { id, key, version: (await send("GET", officeOrderPath(id), undefined, owner)).json().version };
}

/** An order whose guest is asked about a change. */
async function aProposal(world: RepeatWorld): Promise<Placed & { readonly proposal: string }> {
  const { id, key, version } = await anOrder(world);
  const url = officeOrderPath(id, "changes");
  const { order, proposal } = (await world.send("POST", url, { version, ...more }, world.owner)).json();
  return { id, key, version: order.version, proposal: proposal.id };
}

/** Somebody else writes a note on the order. */
const noted: RepeatCase["colleague"] = async ({ send, owner, colleague }, { url }) => {
  const id = Number(/orders?\/(\d+)/.exec(url)?.[1]);
  const { version } = (await send("GET", officeOrderPath(id), undefined, owner)).json();
  return send("POST", officeOrderPath(id, "note"), { version, note: "без соуса" }, colleague);
};

/** Changes of placed orders and refunds. An office's answer shows the order as it is when it is read. */
export const changeCases: readonly RepeatCase[] = [
  {
    call: `POST ${OFFICE_PATHS.orders}/{id}/changes`,
    async request(world) {
      const { id, version } = await anOrder(world);
      const payload = { version, ...more, consent: "phone" };
      return { url: officeOrderPath(id, "changes"), payload, headers: world.owner };
    },
    colleague: noted,
    same: ({ order }) => order.id,
  },
  {
    call: `DELETE ${OFFICE_PATHS.orders}/{id}/proposal`,
    async request(world) {
      const { id, version } = await aProposal(world);
      return { url: `${officeOrderPath(id)}/proposal`, payload: { version }, headers: world.owner };
    },
    colleague: noted,
    same: ({ id }) => id,
  },
  {
    call: `POST ${PATHS.orders}/{id}/proposal`,
    async request(world) {
      const { id, key, proposal } = await aProposal(world);
      return { url: `${orderProposalPath(id)}?key=${key}`, payload: { proposal_id: proposal, accept: true } };
    },
    other: (request) => ({ ...request, payload: { ...request.payload, accept: false } }),
    colleague: noted,
    same: ({ id }) => id,
  },
  {
    call: `POST ${OFFICE_PATHS.orders}/{id}/refunds`,
    async request(world) {
      const { id, version } = await anOrder(world, true);
      const payload = { version, amount: 15, reason: "Остыл", way: "cash" };
      return { url: `${officeOrderPath(id)}/refunds`, payload, headers: world.owner };
    },
    colleague: noted,
    same: ({ order }) => order.id,
  },
  {
    call: `POST ${OFFICE_PATHS.orders}/{id}/refunds/handed-back`,
    async request(world) {
      const { id, version } = await anOrder(world, true);
      const url = `${officeOrderPath(id)}/refunds`;
      const asked = { version, amount: 15, reason: "Остыл", way: "cash" };
      const { order, refund } = (await world.send("POST", url, asked, world.owner)).json();
      return {
        url: `${url}/handed-back`,
        payload: { version: order.version, refund_id: refund.id },
        headers: world.owner,
      };
    },
    colleague: noted,
    same: ({ id }) => id,
  },
  {
    call: `POST ${PATHS.shopOrders}/{id}/refunds`,
    async request(world) {
      const { id } = await anOrder(world, true);
      return {
        url: `${PATHS.shopOrders}/${id}/refunds`,
        payload: { amount: "15.00", api_refund: false },
        headers: world.till,
      };
    },
    other: (request) => ({ ...request, payload: { ...request.payload, amount: "16.00" } }),
    // The same till gives back another sum.
    colleague: ({ send, till }, { url, payload }) => send("POST", url, { ...payload, amount: "5.00" }, till),
  },
];
