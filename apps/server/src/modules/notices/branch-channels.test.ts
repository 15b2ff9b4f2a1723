import { officeBranchPath } from "@skatert/contract";
import { expect, it } from "vitest";
import { requestCalls, shopOfTwoBranches, table } from "../../testing/calls/requests.ts";
import { signInStaff } from "../../testing/calls/staff.ts";
import { anOrder, useNoticeReceivers } from "../../testing/fakes/notice-receivers.ts";
import { changeOverrides } from "../../testing/shops/chain-shop.ts";
import { smallShop } from "../../testing/shops/small-shop.ts";
import type { RunningShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const own = { telegram_chats: ["-2001", "@centre"], mail_addresses: ["centre@shop.example"] };

describeOnEachEngine("notices of orders in a chain", (engine) => {
  const receivers = useNoticeReceivers(engine);
  const chats = () => receivers().telegram.posts.map(({ body }) => JSON.parse(body).chat_id);
  const mails = () => receivers().smtp.mails.flatMap(({ to }) => to);
  const sendAll = (shop: RunningShop) => shop.app.services.notices.runDue();

  it("go to the branch's own chats and addresses, and to the common webhook", async () => {
    const shop = await receivers().shop();
    await changeOverrides(shop, own);
    await anOrder(shop);
    await sendAll(shop);
    expect([chats().toSorted(), mails()]).toEqual([["-2001", "@centre"], own.mail_addresses]);
    expect(receivers().webhook.posts).toHaveLength(1);
  });

  it("go to the common ones in a branch that has none, whatever another branch has", async () => {
    const shop = await receivers().shop();
    await changeOverrides(shop, own, 20);
    await anOrder(shop);
    await sendAll(shop);
    expect([chats(), mails()]).toEqual([["-1001"], ["owner@shop.example"]]);
  });

  it("go to a branch's chat also if the shop has no common one", async () => {
    const { ORDER_TELEGRAM_CHATS: _, ...bot } = receivers().variables.telegram;
    const shop = await receivers().shop(bot);
    await anOrder(shop);
    expect(await sendAll(shop)).toBe(0);
    await changeOverrides(shop, { telegram_chats: ["-2001"] });
    await anOrder(shop);
    await sendAll(shop);
    expect(chats()).toEqual(["-2001"]);
  });

  it("are tried by a message to each of the branch's own receivers, and the wrong one is named (BOARD-3)", async () => {
    const shop = await receivers().shop();
    const { telegram } = receivers();
    telegram.answerTo = ({ body }) => (JSON.parse(body).chat_id === "-2001" ? { status: 400 } : { status: 200 });
    await changeOverrides(shop, own);
    const { headers } = await signInStaff(shop, [{ role: "manager", branchId: 10 }]);
    const test = (branch = 10) =>
      shop.app.inject({ method: "POST", url: officeBranchPath(branch, "overrides/test"), headers });
    expect((await test()).json()).toEqual({
      receivers: [
        { kind: "telegram", to: "-2001", sent: false },
        { kind: "telegram", to: "@centre", sent: true },
        { kind: "mail", to: "centre@shop.example", sent: true },
      ],
    });
    expect(mails()).toEqual(own.mail_addresses);
    await changeOverrides(shop, {});
    const common = [
      { kind: "telegram", to: null, sent: true },
      { kind: "mail", to: null, sent: true },
    ];
    expect((await test()).json()).toEqual({ receivers: common });
    await test();
    expect((await test()).statusCode).toBe(429);
    expect((await test(20)).statusCode).toBe(403);
    const owner = await signInStaff(shop, [{ role: "owner", branchId: null }]);
    const nowhere = { method: "POST", url: officeBranchPath(99, "overrides/test"), headers: owner.headers } as const;
    expect((await shop.app.inject(nowhere)).statusCode).toBe(404);
    expect(receivers().webhook.posts).toEqual([]);
  });

  it("about requests go to the branch that they name", async () => {
    const shop = await receivers().shop(undefined, { files: shopOfTwoBranches });
    await changeOverrides(shop, own);
    await requestCalls(() => shop).ask(table());
    await sendAll(shop);
    expect([chats().toSorted(), mails()]).toEqual([["-2001", "@centre"], own.mail_addresses]);
    await requestCalls(() => shop).ask(table({ restaurant_id: 43 }));
    await sendAll(shop);
    expect([chats().at(-1), mails().at(-1)]).toEqual(["-1001", "owner@shop.example"]);
  });

  it("of one branch are sent while another branch's chat refuses them, and are tried again there", async () => {
    const { telegram, ...to } = receivers();
    const shop = await to.shop(undefined, { files: { ...smallShop, stock: [] } });
    telegram.answerTo = ({ body }) => (JSON.parse(body).chat_id === "-2001" ? { status: 403 } : { status: 200 });
    await changeOverrides(shop, { telegram_chats: ["-2001"] });
    for (let made = 0; made < 4; made += 1) await anOrder(shop);
    await changeOverrides(shop, { telegram_chats: ["-2002"] }, 10);
    await changeOverrides(shop, { telegram_chats: ["-2001"] }, 20);
    await anOrder(shop);
    await sendAll(shop);
    expect(chats().filter((chat) => chat === "-2002")).toHaveLength(1);
    telegram.answerTo = () => ({ status: 200 });
    const before = chats().length;
    shop.clock.advance(3_600_000);
    await sendAll(shop);
    expect(chats().slice(before)).toEqual(["-2001", "-2001", "-2001", "-2001"]);
  });
});
