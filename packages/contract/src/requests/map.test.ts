import { describe, expect, it } from "vitest";
import {
  bookingDayFromWire,
  bookingDayToWire,
  newRequestFromWire,
  newRequestToWire,
  type RequestView,
  requestFromWire,
  requestToWire,
} from "./map.ts";
import { NewRequestSchema, RequestSchema } from "./schemas.ts";

const contact = { name: "Анна", phone: "+79161234567", comment: "У окна" };

describe("requests on the wire", () => {
  it.each([
    { kind: "call", ...contact },
    { kind: "dish", productId: 7, ...contact },
    { kind: "booking", restaurantId: 41, day: { year: 2026, month: 3, day: 5 }, minute: 1170, seats: 4, ...contact },
  ] as const)("CART-1 $kind comes back as it was sent", (request) => {
    const wire = NewRequestSchema.parse(JSON.parse(JSON.stringify(newRequestToWire(request))));
    expect(newRequestFromWire(wire)).toEqual(request);
  });

  it("VALID-1 need consent, a name and the subject of their kind", () => {
    const call = { kind: "call", name: "Анна", phone: "1", consent: true };
    expect(NewRequestSchema.safeParse(call).success).toBe(true);
    for (const fault of [{ consent: false }, { name: " " }, { kind: "dish" }, { kind: "booking" }, { kind: "other" }]) {
      expect(NewRequestSchema.safeParse({ ...call, ...fault }).success).toBe(false);
    }
  });

  it("are refused for a day that does not exist", () => {
    const wire = {
      kind: "booking",
      restaurant_id: 1,
      date: "31.02.2026",
      time: "19:00",
      seats: 2,
      consent: true,
    } as const;
    expect(newRequestFromWire({ ...wire, name: "А", phone: "1" })).toBeNull();
  });

  it("map the sender's view", () => {
    const request: RequestView = {
      id: 101,
      number: "101",
      key: "k",
      kind: "booking",
      state: "new",
      at: Date.parse("2026-03-04T09:00:00Z"),
      name: "Анна",
      comment: "",
      product: null,
      booking: {
        restaurantId: 41,
        placeName: "Зал",
        address: "Соборная, 1",
        day: { year: 2026, month: 3, day: 5 },
        from: 1410,
        to: 90,
        seats: 2,
      },
      canCancel: true,
      answer: null,
    };
    expect(requestFromWire(RequestSchema.parse(requestToWire(request)))).toEqual(request);
    const refused = { ...request, state: "cancelled", canCancel: false, answer: "Свободных мест нет" } as const;
    expect(requestFromWire(RequestSchema.parse(requestToWire(refused)))).toEqual(refused);
    const dish = { ...request, kind: "dish", booking: null, product: { id: 7, name: "Торт" } } as const;
    expect(requestFromWire(RequestSchema.parse(requestToWire(dish)))).toEqual(dish);
  });

  it("map the times of a day with their seats", () => {
    const asked = { year: 2026, month: 3, day: 5 };
    const night = { day: { ...asked, day: 6 }, from: 30, to: 150, free: null };
    const day = { seats: 10, days: 14, times: [{ day: asked, from: 1140, to: 1260, free: 3 }, night] };
    const wire = bookingDayToWire(41, day);
    expect(bookingDayFromWire(wire, asked)).toEqual(day);
    const undated = { ...wire, times: wire.times.map(({ date: _date, ...time }) => time) };
    expect(bookingDayFromWire(undated, asked).times.map((time) => time.day)).toEqual([asked, asked]);
  });
});
