import { PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { boardCaller, enrolBoard, placed } from "../../testing/calls/board.ts";
import { useNoticeReceivers } from "../../testing/fakes/notice-receivers.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("the restaurant's answers for integrations", (engine) => {
  const receivers = useNoticeReceivers(engine);

  it("BOARD-6 a confirmation, a request to cancel and its refusal reach the webhook once, and no chat", async () => {
    const to = receivers();
    const shop = await to.shop();
    await enrolBoard(shop);
    const anna = await boardCaller(shop);
    const { id, key } = await placed(shop);
    const send = async () => {
      const before = to.webhook.posts.length;
      await shop.app.services.notices.runDue();
      return to.webhook.posts.slice(before).map(({ body }) => {
        const { status, meta_data }: { status: string; meta_data: { key: string; value: unknown }[] } =
          JSON.parse(body);
        const wanted = ["confirmed_at", "cancel_requested_at", "cancel_declined_at"];
        const set = meta_data.filter(({ key: name, value }) => wanted.includes(name) && value !== null);
        return [status, ...set.map(({ key: name }) => name)];
      });
    };
    const cancel = () => shop.app.inject({ method: "POST", url: `${PATHS.orders}/${id}/cancel?key=${key}` });

    expect(await send()).toEqual([["accepted"]]);
    const chats = to.telegram.posts.length;
    await anna.answer(id, "confirm", { version: 1 });
    expect(await send()).toEqual([["accepted", "confirmed_at"]]);
    await cancel();
    expect(await send()).toEqual([["accepted", "confirmed_at", "cancel_requested_at"]]);
    shop.clock.advance(1000);
    await anna.answer(id, "confirm", { version: 3 });
    expect(await send()).toEqual([["accepted", "confirmed_at", "cancel_declined_at"]]);
    await anna.answer(id, "note", { version: 4, note: "Гость передумал" });
    expect(await send()).toEqual([]);
    expect(to.telegram.posts).toHaveLength(chats);
  });
});
