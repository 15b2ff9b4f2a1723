import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { aCartLine, aLineRequest } from "../../testing/index.ts";
import { isOnGrid } from "../steps.ts";
import { changeState, distinctName, entriesIn, peopleOf, putPerson, removePerson, stateAt } from "./change-group.ts";
import { keepDishes } from "./keep-dishes.ts";
import { forPerson, linesByPerson, ownLines, sumOfLines, withoutPerson } from "./lines-by-person.ts";
import { mergeGroup } from "./merge-group.ts";
import { GROUP_LIMITS, type GroupEntry, type GroupLine, type GroupOrder } from "./types.ts";

const line = (changes: Partial<GroupLine> = {}): GroupLine => ({ ...aLineRequest(), name: "Борщ", ...changes });
const entry = (id: number, changes: Partial<GroupEntry> = {}): GroupEntry => ({
  id,
  name: `Гость ${id}`,
  holder: `holder ${id}`,
  done: false,
  removed: false,
  lines: [line()],
  ...changes,
});
const group = (changes: Partial<GroupOrder> = {}): GroupOrder => ({
  host: "Анна",
  state: "open",
  revision: 1,
  expiresAt: 1_000,
  entries: [],
  ...changes,
});
const put = { holder: "new", name: "Олег", done: false, lines: [line()] };

describe("putPerson", () => {
  it("adds a person at the first call and replaces the dishes at the next", () => {
    const first = putPerson(group(), put, 0);
    if (!first.ok) throw new Error(first.reason);
    const again = putPerson(group({ entries: first.value.entries }), { ...put, lines: [], done: true }, 0);
    expect(again).toMatchObject({
      ok: true,
      value: { personId: 1, entries: [{ name: "Олег", done: true, lines: [] }] },
    });
  });

  it("gives distinct names, also from the host's", () => {
    const entries = [entry(1, { name: "Олег" }), entry(2, { name: "ОЛЕГ 2" })];
    expect(putPerson(group({ entries }), put, 0)).toMatchObject({ value: { entries: [{}, {}, { name: "Олег 3" }] } });
    expect(putPerson(group({ host: "олег" }), put, 0)).toMatchObject({ value: { entries: [{ name: "Олег 2" }] } });
    expect(distinctName("я".repeat(40), ["я".repeat(40)])).toBe(`${"я".repeat(38)} 2`);
  });

  it.each([
    ["closed by the host", group({ state: "closed" }), "closed"],
    ["expired", group({ expiresAt: 0 }), "closed"],
    ["removed by the host", group({ entries: [entry(1, { holder: "new", removed: true })] }), "removed"],
    ["full of people", group({ entries: people(GROUP_LIMITS.people) }), "too-many-people"],
    ["full of dishes", group({ entries: people(4, { lines: Array<GroupLine>(20).fill(line()) }) }), "too-many-dishes"],
  ] as const)("refuses a group order that is %s", (_situation, full, reason) => {
    expect(putPerson(full, put, 0)).toEqual({ ok: false, reason });
  });

  it("lets a person of a full group order take dishes out", () => {
    const full = people(5, { lines: Array<GroupLine>(20).fill(line()) });
    const fewer = { ...put, holder: "holder 1", lines: [line()] };
    expect(putPerson(group({ entries: full }), fewer, 0)).toMatchObject({ ok: true });
  });

  function people(count: number, changes: Partial<GroupEntry> = {}): readonly GroupEntry[] {
    return Array.from({ length: count }, (_, index) => entry(index + 1, changes));
  }
});

describe("removePerson", () => {
  it("bars a person whom the host removed, but not a person who left", () => {
    const entries = [entry(1), entry(2)];
    expect(peopleOf({ entries: removePerson(group({ entries }), 1, true) }).map(({ id }) => id)).toEqual([2]);
    expect(removePerson(group({ entries }), 1, true)).toHaveLength(2);
    expect(removePerson(group({ entries }), 1, false)).toHaveLength(1);
  });

  it("locks out nobody else when the host removes many people", () => {
    let now = group();
    for (let round = 0; round < 3 * GROUP_LIMITS.barred; round += 1) {
      const saved = putPerson(now, { ...put, holder: `holder ${round}` }, 0);
      if (!saved.ok) throw new Error(saved.reason);
      const joined = { ...now, entries: saved.value.entries, revision: now.revision + 1 };
      now = { ...joined, entries: removePerson(joined, saved.value.personId, true), revision: now.revision + 2 };
    }
    expect(now.entries).toHaveLength(GROUP_LIMITS.barred);
    expect(putPerson(now, { ...put, holder: "holder 119" }, 0)).toEqual({ ok: false, reason: "removed" });
    expect(putPerson(now, put, 0)).toMatchObject({ ok: true });
  });

  const step = fc.record({ who: fc.integer({ min: 0, max: 4 }), does: fc.constantFrom("join", "leave", "bar") });

  it("never gives one person's number to another person", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const given: number[] = [];
        let now = group();
        for (const { who, does } of steps) {
          const known = now.entries.find(({ holder, removed }) => holder === `holder ${who}` && !removed);
          let entries: readonly GroupEntry[] = now.entries;
          if (does === "join") {
            const saved = putPerson(now, { ...put, holder: `holder ${who}` }, 0);
            if (!saved.ok) continue;
            if (known === undefined) given.push(saved.value.personId);
            entries = saved.value.entries;
          } else if (known !== undefined) entries = removePerson(now, known.id, does === "bar");
          now = { ...now, entries, revision: now.revision + 1 };
        }
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });
});

describe("keepDishes", () => {
  const soup = line({ productId: 1, quantity: 2 });
  const pie = line({ productId: 2, name: "Пирог" });
  const closed = group({ state: "closed", entries: [entry(1, { lines: [soup, pie] }), entry(2, { lines: [pie] })] });
  const inCart = (each: GroupLine, person: string, changes: Partial<GroupLine> = {}) => {
    const { name, ...request } = { ...each, ...changes };
    return { ...request, person };
  };
  const keptOf = (cart: Parameters<typeof keepDishes>[1], before = closed) => {
    const saved = keepDishes(before, cart, 0);
    if (!saved.ok) throw new Error(saved.reason);
    return saved.value.map(({ kept }) => kept);
  };

  it("records the dishes that the host took out of each person's, and nothing while all are there", () => {
    const all = [inCart(soup, "Гость 1"), inCart(pie, "Гость 1"), inCart(pie, "Гость 2")];
    expect(keptOf(all)).toEqual([undefined, undefined]);
    expect(keptOf(all.toReversed())).toEqual([undefined, undefined]);
    expect(keptOf(all.slice(1))).toEqual([[pie], undefined]);
    expect(keptOf([inCart(soup, "Гость 1", { quantity: 1 }), ...all.slice(1)])).toEqual([
      [{ ...soup, quantity: 1 }, pie],
      undefined,
    ]);
    expect(keptOf([])).toEqual([[], []]);
  });

  it("clears an earlier record once the dishes are back", () => {
    const entries = closed.entries.map((each) => ({ ...each, kept: [] }));
    const all = [inCart(soup, "Гость 1"), inCart(pie, "Гость 1"), inCart(pie, "Гость 2")];
    expect(keptOf(all, { ...closed, entries })).toEqual([undefined, undefined]);
    expect(entriesIn("open", entries).map(({ kept }) => kept)).toEqual([undefined, undefined]);
    expect(entriesIn("ordered", entries)).toEqual(entries);
  });

  it("takes no dish that the person did not choose", () => {
    const other = line({ productId: 9, name: "Чужое" });
    expect(keptOf([inCart(other, "Гость 2"), inCart(pie, "Гость 2"), inCart(soup, "Гость 3")])).toEqual([
      [],
      undefined,
    ]);
  });

  it("is refused while others may add, and after the host has cancelled", () => {
    expect(keepDishes(group(), [], 0)).toEqual({ ok: false, reason: "open" });
    expect(keepDishes(group({ state: "cancelled" }), [], 0)).toEqual({ ok: false, reason: "cancelled" });
    expect(keepDishes(group(), [], 1_000)).toMatchObject({ ok: true });
  });
});

describe("changeState", () => {
  it("opens and closes until the order is placed", () => {
    expect(changeState(group(), "closed", 0)).toEqual({ ok: true, value: "closed" });
    expect(changeState(group({ state: "closed" }), "open", 0)).toEqual({ ok: true, value: "open" });
    expect(changeState(group({ state: "ordered" }), "open", 0)).toEqual({ ok: false, reason: "ordered" });
    expect(changeState(group({ state: "ordered" }), "ordered", 0)).toEqual({ ok: true, value: "ordered" });
    expect(changeState(group({ state: "closed" }), "open", 1_000)).toEqual({ ok: false, reason: "expired" });
  });

  it.each(["open", "closed", "ordered"] as const)("leaves a cancelled group order cancelled, not %s", (to) => {
    expect(changeState(group({ state: "cancelled" }), to, 0)).toEqual({ ok: false, reason: "cancelled" });
    expect(changeState(group({ state: "ordered" }), "cancelled", 0)).toEqual({ ok: false, reason: "ordered" });
    for (const state of ["open", "closed", "cancelled"] as const)
      expect(changeState(group({ state }), "cancelled", 2_000)).toEqual({ ok: true, value: "cancelled" });
  });

  it("closes automatically when it expires", () => {
    expect([999, 1_000].map((now) => stateAt(group(), now))).toEqual(["open", "closed"]);
    expect(stateAt(group({ state: "ordered" }), 1_000)).toBe("ordered");
  });
});

describe("mergeGroup", () => {
  it("keeps the same dish of two people on two lines", () => {
    const { lines } = mergeGroup([aCartLine()], [{ name: "Олег", lines: [aCartLine()] }]);
    expect(lines.map(({ key, person }) => [key, person])).toEqual([
      ["1:", undefined],
      ["1:@Олег", "Олег"],
    ]);
  });

  const cartLine = fc
    .record({
      productId: fc.integer({ min: 1, max: 30 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      initialQuantity: fc.integer({ min: 1, max: 5 }),
      step: fc.integer({ min: 1, max: 5 }),
    })
    .map((changes) => aCartLine(changes));
  const distinctLines = (maxLength: number) => fc.uniqueArray(cartLine, { maxLength, selector: ({ key }) => key });
  const guests = fc
    .uniqueArray(fc.stringMatching(/^[А-я@:]{1,6}$/), { maxLength: 6 })
    .chain((names) => fc.tuple(...names.map((name) => distinctLines(20).map((lines) => ({ name, lines })))));

  it("loses no line, keeps keys distinct, and gives the same cart when repeated", () => {
    fc.assert(
      fc.property(distinctLines(30), guests, (cart, people) => {
        const { lines, left } = mergeGroup(cart, people);
        const all = people.reduce((sum, each) => sum + each.lines.length, cart.length);
        expect(lines.length + left.length).toBe(all);
        expect(lines.length).toBeLessThanOrEqual(GROUP_LIMITS.orderLines);
        expect(new Set([...lines, ...left].map(({ key }) => key)).size).toBe(all);
        expect(ownLines(lines)).toEqual(cart);
        expect(mergeGroup(lines, people)).toEqual({ lines, left });
        for (const each of lines.slice(cart.length)) expect(isOnGrid(each.quantity, each)).toBe(true);
      }),
    );
  });

  it("finds each person's lines and sum again", () => {
    fc.assert(
      fc.property(distinctLines(5), guests, (cart, people) => {
        const { lines, left } = mergeGroup(cart, people);
        fc.pre(left.length === 0);
        const groups = linesByPerson(lines, ({ person }) => person);
        for (const { name, lines: theirs } of people)
          expect((groups.get(name) ?? []).map(withoutPerson).map(({ key }) => key)).toEqual(
            theirs.map(({ key }) => key),
          );
        const sums = [...groups.values()].map((each) => sumOfLines(each, ({ unitPrice }) => unitPrice));
        expect(sums.reduce((sum, each) => sum + each, 0)).toBe(sumOfLines(lines, ({ unitPrice }) => unitPrice));
      }),
    );
  });

  it("gives a line of a person to another person", () => {
    const named = forPerson(aCartLine({ unitPrice: money(5) }), "Анна");
    expect(forPerson(named, "Олег").key).toBe("1:@Олег");
    expect(withoutPerson(named)).toEqual(aCartLine({ unitPrice: money(5) }));
  });
});
