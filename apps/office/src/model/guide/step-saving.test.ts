import type { WireGuideContents } from "@skatert/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { createStepSaving, type StepChange } from "./step-saving.ts";

const payment = (...methods: string[]): WireGuideContents["payment"] => ({ methods });
const contents: WireGuideContents = {
  restaurant: { name: "", phone: "", language: "ru", currency: "₽", time_zone: "Europe/Moscow" },
  place: { city: "", address: "", lat: null, lon: null },
  zone: { delivers: true, radius_km: 3, fee: 150, minimum: 500, free_from: null },
  hours: { intervals: [] },
  payment: payment(),
  dishes: { dishes: [] },
};
const first = { restaurant: 0, place: 0, zone: 0, hours: 0, payment: 0, dishes: 0 };

describe("saving a step of the guide", () => {
  let stored = { contents, versions: first };
  const server = {
    read: async () => stored,
    save: async ({ step, version, content }: StepChange<"payment">) => {
      const { contents: all, versions } = stored;
      if (versions[step] !== version) {
        const error = { code: "entity_changed", status: 412, data: {}, retryAfterSeconds: null };
        return { ok: false as const, error };
      }
      stored = { contents: { ...all, [step]: content }, versions: { ...versions, [step]: version + 1 } };
      return { ok: true as const, value: stored };
    },
  };
  const tab = () => createStepSaving(server as Parameters<typeof createStepSaving>[0]);
  beforeEach(() => {
    stored = { contents, versions: first };
  });

  it("OFFICE-6 shows another device's change instead of overwriting it, even if the guide was refetched", async () => {
    const [laptop, phone] = [tab(), tab()];
    laptop.show("payment", 0);
    phone.show("payment", 0);
    await phone.save("payment", () => payment("card"));
    const late = await laptop.save("payment", () => payment("cash"));
    expect(late).toEqual({ kind: "changed", content: payment("card") });
    expect(stored.contents.payment).toEqual(payment("card"));
    expect(await laptop.save("payment", () => payment("card", "cash"))).toEqual({ kind: "saved" });
  });

  it("OFFICE-6 values that the tab kept before a reload do not overwrite a later change", async () => {
    const phone = tab();
    await phone.save("payment", () => payment("card"));
    const reloaded = tab();
    reloaded.showKept("payment", 0);
    expect(await reloaded.save("payment", () => payment("cash"))).toMatchObject({ kind: "changed" });
    expect(stored.contents.payment).toEqual(payment("card"));
  });

  it("OFFICE-6 the form that is opened again continues from its own save, which may still be running", async () => {
    const own = tab();
    own.show("payment", 0);
    const running = own.save("payment", () => payment("card"));
    own.showKept("payment", 0);
    const next = own.save("payment", () => payment("cash"));
    expect([await running, await next]).toEqual([{ kind: "saved" }, { kind: "saved" }]);
    expect(stored).toMatchObject({ contents: { payment: payment("cash") }, versions: { payment: 2 } });
  });

  /** A tab whose connection loses the answers, and with `arrives: false` the calls too, until it is mended. */
  function badLine({ arrives }: { readonly arrives: boolean }) {
    let isBad = true;
    const save = async (change: StepChange<"payment">) => {
      const answer = isBad && !arrives ? null : await server.save(change);
      const error = { code: "no_answer", status: null, data: {}, retryAfterSeconds: null };
      return isBad || answer === null ? { ok: false as const, error } : answer;
    };
    const own = createStepSaving({ ...server, save } as Parameters<typeof createStepSaving>[0]);
    own.show("payment", 0);
    return {
      own,
      mend: () => {
        isBad = false;
      },
    };
  }

  it("OFFICE-6 values typed after a lost answer are saved, and are not taken for another device's change", async () => {
    const { own, mend } = badLine({ arrives: true });
    for (const methods of [["card"], ["card", "cash"]])
      expect(await own.save("payment", () => payment(...methods))).toMatchObject({ kind: "failed" });
    expect(stored.contents.payment).toEqual(payment("card"));
    mend();
    expect(await own.save("payment", () => payment("cash"))).toEqual({ kind: "saved" });
    expect(stored).toMatchObject({ contents: { payment: payment("cash") }, versions: { payment: 2 } });
  });

  it("OFFICE-6 shows another device's change after a call that did not arrive", async () => {
    const { own, mend } = badLine({ arrives: false });
    await own.save("payment", () => payment("card"));
    await tab().save("payment", () => payment("cash"));
    mend();
    expect(await own.save("payment", () => payment("card"))).toEqual({ kind: "changed", content: payment("cash") });
  });
});
