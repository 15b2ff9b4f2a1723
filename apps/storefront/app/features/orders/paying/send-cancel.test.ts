import { afterEach, describe, expect, it, vi } from "vitest";
import { sendCancel } from "./send-cancel.ts";

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  vi.stubGlobal("fetch", answer);
  return sendCancel(7, "key");
};

describe("a guest's cancellation", () => {
  it("BOARD-6 tells a cancelled order from a request to the restaurant, which confirmed meanwhile", async () => {
    expect(await answering(async () => Response.json({ id: 7, stage: "cancelled" }))).toBe("cancelled");
    expect(await answering(async () => Response.json({ id: 7, stage: "accepted" }))).toBe("asked");
  });

  it.each([429, 500, 503])("says unsent, not too late, after a %i", async (status) => {
    expect(await answering(async () => Response.json({}, { status }))).toBe("unsent");
  });

  it("says too late after a refusal, and unsent without an answer or with half of one", async () => {
    expect(await answering(async () => Response.json({}, { status: 409 }))).toBe("too-late");
    expect(await answering(() => Promise.reject(new TypeError("offline")))).toBe("unsent");
    expect(await answering(async () => new Response('{"stage": "canc'))).toBe("unsent");
  });
});
