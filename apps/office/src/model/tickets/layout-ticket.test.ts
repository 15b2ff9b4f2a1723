import { describe, expect, test } from "vitest";
import russian from "../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../vite/messages.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { layoutTicket } from "./layout-ticket.ts";
import { boardLine, ticketOrder } from "./testing/ticket-order.ts";
import { type TicketBlock, type TicketReader, type TicketRequest, type TicketWords, ticketWords } from "./ticket.ts";

const i18n = createI18n("ru", compiledMessages(russian, russian));
const words: TicketWords = {
  ...ticketWords(i18n, "Europe/Moscow"),
  money: (roubles) => i18n.money(roubles).replaceAll("\u00a0", " "),
};
const now = "2026-11-22T16:03:00.000Z";
const request = (reader: TicketReader, change: Partial<TicketRequest> = {}): TicketRequest => ({
  reader,
  change: null,
  printedBefore: null,
  branch: "Ленина",
  now,
  ...change,
});

function layout(order: Parameters<typeof ticketOrder>[0], reader: TicketReader, change?: Partial<TicketRequest>) {
  return layoutTicket(ticketOrder(order), request(reader, change), words);
}

/** The whole printed content as one text. */
function textOf(blocks: readonly TicketBlock[]): string {
  return JSON.stringify(blocks);
}

const blocksOf = <Kind extends TicketBlock["kind"]>(blocks: readonly TicketBlock[], kind: Kind) =>
  blocks.filter((block): block is Extract<TicketBlock, { kind: Kind }> => block.kind === kind);

describe("the kitchen's ticket", () => {
  test("PRINT-1 lists the dishes with size, options and allergens indented below each", () => {
    const line = boardLine({
      quantity: 3,
      supplements: [
        { name: "Пармезан", quantity: 2 },
        { name: "Базилик", quantity: 1 },
      ],
      allergens: ["молоко", "глютен"],
    });
    expect(blocksOf(layout({ lines: [line] }, "kitchen"), "lines")).toEqual([
      {
        kind: "lines",
        lines: [
          {
            quantity: 3,
            name: "Маргарита",
            details: [
              { text: "30 см, 450 г", strong: false },
              { text: "+ Пармезан × 2", strong: true },
              { text: "+ Базилик", strong: true },
              { text: "Аллергены: молоко, глютен", strong: true },
            ],
            sum: null,
          },
        ],
      },
    ]);
  });

  test("PRINT-1 has no name, phone, address or money of the guest", () => {
    const text = textOf(layout({}, "kitchen"));
    for (const private_ of ["Мария", "900", "Ленина, 12", "740", "590"]) expect(text).not.toContain(private_);
  });

  test.each([
    ["the promise", {}, "Обещали к", "19:40"],
    ["as soon as possible without a promise", { promised_at: null }, "Гость просит", "Как можно скорее"],
    [
      "a window of another day with its day",
      {
        promised_at: null,
        wanted: { soonest: false, express: false, from: "2026-11-23T09:00:00.000Z", to: "2026-11-23T09:30:00.000Z" },
      },
      "Гость просит, 23 ноября",
      "12:00–12:30",
    ],
  ])("PRINT-1 shows %s as its main time", (_, order, label, text) => {
    expect(blocksOf(layout(order, "kitchen"), "time")).toEqual([{ kind: "time", label, text }]);
  });

  test("PRINT-1 keeps the requested time beside a different promised time", () => {
    const wanted = { soonest: false, express: true, from: "2026-11-22T16:00:00.000Z", to: "2026-11-22T16:30:00.000Z" };
    const rows = blocksOf(layout({ wanted }, "kitchen"), "rows").flatMap((block) => block.rows);
    expect(rows).toContainEqual({ label: "Гость просит", text: "19:00–19:30" });
    expect(rows).toContainEqual({ label: null, text: "Срочно" });
  });
});

describe("banners", () => {
  const bannersOf = (blocks: readonly TicketBlock[]) => blocksOf(blocks, "banner").map(({ text }) => text);

  test("PRINT-1 are absent on an ordinary first print", () => {
    expect(bannersOf(layout({}, "kitchen"))).toEqual([]);
  });

  test("PRINT-1 mark a practice order", () => {
    const [banner] = blocksOf(layout({ practice: true }, "kitchen"), "banner");
    expect(banner).toMatchObject({ text: "ПРОБНЫЙ", detail: "Не готовить" });
  });

  test("PRINT-2 mark a reprint as a copy, with the time of the first print", () => {
    const [banner] = blocksOf(layout({}, "kitchen", { printedBefore: "2026-11-21T16:05:00.000Z" }), "banner");
    expect(banner).toMatchObject({ text: "КОПИЯ", detail: "Уже печатали: 21 ноября, 19:05" });
  });

  test("PRINT-2 mark a cancelled order, which asks for no money", () => {
    const blocks = layout({ stage: "cancelled", asks: "cancel" }, "courier");
    expect(bannersOf(blocks)).toEqual(["ОТМЕНЁН"]);
    expect(blocksOf(blocks, "collect")).toEqual([]);
  });

  test("PRINT-2 show a request to cancel before the dishes", () => {
    expect(bannersOf(layout({ asks: "cancel" }, "kitchen"))).toEqual(["ГОСТЬ ПРОСИТ ОТМЕНУ"]);
  });
});

describe("money", () => {
  test("PRINT-1 shows the courier the sum to collect, with the change exact to the kopeck", () => {
    const payment = { method: "cash", name: "Наличные", online: false, change_from: 1000 };
    expect(blocksOf(layout({ owed: 740.1, payment }, "courier"), "collect")).toEqual([
      {
        kind: "collect",
        label: "ПОЛУЧИТЬ",
        text: "740,10 ₽",
        rows: [
          { label: "Оплата", text: "Наличные" },
          { label: "Сдача с", text: "1 000 ₽" },
          { label: "Сдачи дать", text: "259,90 ₽" },
        ],
      },
    ]);
  });

  test("PRINT-1 shows on a paid order that nothing is to be collected", () => {
    expect(blocksOf(layout({ owed: 0, paid: 740 }, "courier"), "collect")).toEqual([
      { kind: "collect", label: "ОПЛАЧЕНО", text: null, rows: [] },
    ]);
  });

  test("PRINT-1 shows the guest every step from the dishes to the total", () => {
    const adjustments = [
      { kind: "items" as const, amount: 590 },
      { kind: "percent" as const, amount: -59, label: "Осень" },
      { kind: "bonuses" as const, amount: 0 },
      { kind: "delivery" as const, amount: 150 },
    ];
    const [sums] = blocksOf(layout({ adjustments, total: 681, owed: 681 }, "guest"), "sums");
    expect(sums?.rows).toEqual([
      { label: "Блюда", text: "590 ₽", strong: false },
      { label: "Скидка «Осень»", text: "−59 ₽", strong: false },
      { label: "Доставка", text: "150 ₽", strong: false },
      { label: "Итого", text: "681 ₽", strong: true },
    ]);
  });
});

describe("texts of guests", () => {
  const long = {
    comment: "Без соли. ".repeat(50).trim(),
    arabic: "بدون بصل من فضلك، الباب الأزرق",
    chinese: "请不要放洋葱，蓝色的门，二楼左手边",
  };

  test.each(["kitchen", "courier", "guest"] as const)("PRINT-1 are complete on the ticket for the %s", (reader) => {
    const name = "Пицца «Четыре сыра» с трюфельным мёдом и грецким орехом, 40";
    const lines = Array.from({ length: 30 }, (_, index) => boardLine({ name: `${name} ${index}` }));
    const comment = `${long.comment}\n${long.arabic}\n${long.chinese}`;
    const text = textOf(layout({ comment, lines }, reader));
    for (const part of [long.comment, long.arabic, long.chinese, ...lines.map((line) => line.name)])
      expect(text).toContain(part);
  });

  test.each(["kitchen", "courier", "guest"] as const)("PRINT-1 name the dishes of a set for the %s", (reader) => {
    const lines = [boardLine({ name: "Набор на двоих", dishes: ["Рамен", "Чай"] })];
    const text = textOf(layout({ lines }, reader));
    for (const part of ["Набор на двоих", "Рамен", "Чай"]) expect(text).toContain(part);
  });

  test.each(["kitchen", "courier", "guest"] as const)(
    "MENU-8 MENU-10 MENU-11 are halves, long sets and removals on lines of their own before additions for the %s",
    (reader) => {
      const set = `Бургер «${"Двойной с трюфелем ".repeat(10)}» (Без лука, Без огурцов, Сырный × 2)`;
      const dishes = ["½ Маргарита + ½ Пепперони", set, "Без орехов"];
      const line = boardLine({ dishes, supplements: [{ name: "Моцарелла", quantity: 1 }] });
      const [block] = blocksOf(layout({ lines: [line] }, reader), "lines");
      const strong = reader === "kitchen";
      expect(block?.lines[0]?.details.slice(1)).toEqual([...dishes, "+ Моцарелла"].map((text) => ({ text, strong })));
    },
  );

  test.each(["kitchen", "courier", "guest"] as const)(
    "MENU-15 are whole as the note of their dish, and one on an allergy stands out for the %s",
    (reader) => {
      const notes = ["<b>разрезать</b> ".repeat(8).trim(), "Аллергия на орехи!"];
      const lines = notes.map((note) => boardLine({ variation: null, measure: null, note }));
      const [block] = blocksOf(layout({ lines }, reader), "lines");
      const details = block?.lines.flatMap((line) => line.details);
      expect(details).toContainEqual({ text: `Пожелание: ${notes[0]}`, strong: reader === "kitchen" });
      expect(details).toContainEqual({ text: `⚠ Пожелание: ${notes[1]}`, strong: true });
    },
  );

  test.each(["kitchen", "courier", "guest"] as const)("PRINT-1 have an integration's wishes for the %s", (reader) => {
    const lines = [boardLine({ meta_data: [{ key: "Пожелание", value: "без орехов, аллергия" }] })];
    const text = textOf(layout({ lines, meta_data: [{ key: "Источник", value: "Киоск 3" }] }, reader));
    for (const part of ["Пожелание: без орехов, аллергия", "Источник", "Киоск 3"]) expect(text).toContain(part);
  });

  test("PRINT-1 show the courier the whole way to the door, and that the address is uncertain", () => {
    const address = {
      text: "Курск, ул. Ленина, 12",
      apartment: "48",
      entrance: "2",
      floor: "5",
      comment: "Домофон не работает",
      unconfirmed: true,
    };
    const text = textOf(layout({ address }, "courier"));
    for (const part of [
      "ул. Ленина, 12",
      "Подъезд",
      "Этаж",
      "48",
      "Домофон не работает",
      "уточните",
      "+7 900 123-45-67",
    ])
      expect(text).toContain(part);
  });

  test("BOARD-5 the staff note is on the kitchen's and courier's tickets, and never on the guest's", () => {
    const note = { kind: "words", label: "Заметка", text: "Без перца,\nаллергия" };
    const printed = (reader: TicketReader) => layout({ note: note.text }, reader);
    expect(printed("kitchen")).toContainEqual(note);
    expect(printed("courier")).toContainEqual(note);
    expect(textOf(printed("guest"))).not.toContain("аллергия");
  });

  test("gives a practice order its own numbering", () => {
    expect(layout({ practice: true, number: "3" }, "kitchen")).toContainEqual(
      expect.objectContaining({ kind: "number", text: "П-3" }),
    );
  });
});

describe("the ticket of a change", () => {
  const change = {
    number: 2,
    at: "2026-11-22T16:03:00.000Z",
    by: { kind: "staff" as const, name: "Анна" },
    reason: "Закончилось",
    kinds: ["swap"],
    consent: "link" as const,
    kitchen_delta: [
      { name: "Маргарита", variation: "30 см", was: 1, now: 0 },
      { name: "Палтус", was: 450, now: 600, by_weight: true as const, note: "без лука" },
    ],
    total_was: 740,
    total_now: 800,
  };

  test("PRINT-2 has ИЗМЕНЕНИЕ and only the difference, old → new", () => {
    const blocks = layout({ changes: [{ ...change, number: 1 }, change] }, "kitchen", { change: 2 });
    expect(blocks[0]).toEqual({ kind: "banner", text: "ИЗМЕНЕНИЕ", detail: "№ 2, 19:03: было → стало" });
    expect(blocksOf(blocks, "differences")).toEqual([
      {
        kind: "differences",
        dishes: [
          { count: "1 → 0", name: "Маргарита", details: ["30 см"], isGone: true },
          { count: "450 → 600 г", name: "Палтус", details: ["Пожелание: без лука"], isGone: false },
        ],
      },
    ]);
    expect(blocksOf(blocks, "lines")).toEqual([]);
    expect(textOf(blocks)).not.toContain("Ленина, 12");
  });

  test("PRINT-2 the courier gets the new address and the sum to collect", () => {
    const text = textOf(
      layout({ changes: [{ ...change, number: 1, kinds: ["address"], kitchen_delta: [] }] }, "courier", { change: 1 }),
    );
    expect(text).toContain("Ленина, 12");
    expect(text).toContain("740");
  });

  test("PRINT-2 the whole ticket shows the present version", () => {
    const blocks = layout({ changes: [change] }, "kitchen");
    expect(textOf(blocks)).not.toContain("ИЗМЕНЕНИЕ");
    expect(blocksOf(blocks, "lines")[0]?.lines[0]?.name).toBe("Маргарита");
  });
});
