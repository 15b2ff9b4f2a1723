import { afterEach, describe, expect, it, vi } from "vitest";
import { sendProposalAnswer } from "./send-proposal-answer.ts";

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>, isAccepted = true) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", fetched);
  const outcome = sendProposalAnswer({ orderId: 7, accessKey: "a b", proposalId: "p1", isAccepted });
  return { outcome, fetched };
};

describe("a guest's answer to a proposed change", () => {
  it("CHANGE-1 sends the proposal that the guest read, with the order's key", async () => {
    const { outcome, fetched } = answering(async () => Response.json({ id: 7 }));
    expect(await outcome).toBe("accepted");
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/wp-json/checkout/order/7/proposal?key=a%20b");
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"proposal_id":"p1","accept":true}' });
    expect(await answering(async () => Response.json({ id: 7 }), false).outcome).toBe("kept");
  });

  it("CHANGE-1 tells that the proposal is over, or that the order has changed meanwhile", async () => {
    const refused = (reason: string) => {
      const error = { code: "proposal_refused", message: "", data: { status: 409, reason } };
      return answering(async () => Response.json(error, { status: 409 })).outcome;
    };
    expect(await refused("ended")).toBe("gone");
    expect(await refused("changed")).toBe("changed");
    expect(await refused("unavailable")).toBe("unavailable");
    for (const status of [404, 409, 422])
      expect(await answering(async () => Response.json({}, { status })).outcome).toBe("gone");
  });

  it("says unsent where the shop has not decided", async () => {
    for (const status of [429, 500, 503])
      expect(await answering(async () => Response.json({}, { status })).outcome).toBe("unsent");
    expect(await answering(() => Promise.reject(new TypeError("offline"))).outcome).toBe("unsent");
  });
});
