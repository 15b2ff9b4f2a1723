import { GuideSchema, OFFICE_PATHS, type WireGuide } from "@skatert/contract";
import { expect } from "vitest";
import { type ShopFiles, smallSettings, smallShop } from "../shops/small-shop.ts";
import type { RunningShop } from "../shops/start-shop.ts";

/** The small shop with the name, phone and address of the demo, and two of its guests. */
export const demoLikeShop: ShopFiles = {
  ...smallShop,
  settings: {
    ...smallSettings,
    seo: { name: "Скатерть", description: "Ресторан в Тихограде" },
    contacts: { phone: "+7 (4859) 55-01-20", address: "Тихоград, Соборная улица, 58" },
  },
  users: [
    { ID: 9001, phone: "+79000000001", name: "Анна", bonus: 450, orders_count: 7 },
    { ID: 9002, phone: "+79000000002", name: "Михаил" },
  ],
};

/** The owner's answers in the guide. */
export const guideSteps = {
  restaurant: {
    name: "Очаг",
    phone: "+7 (343) 200-00-01",
    language: "ru",
    currency: "₽",
    time_zone: "Asia/Yekaterinburg",
  },
  place: { city: "Екатеринбург", address: "Ленина, 1", lat: 56.8386, lon: 60.6055 },
  zone: { delivers: true, radius_km: 2, fee: 120, minimum: 300, free_from: 1000 },
  hours: {
    intervals: [
      { days: [1, 2, 3, 4], from: "10:00", to: "22:00" },
      { days: [5, 6], from: "10:00", to: "15:00" },
      { days: [5, 6], from: "16:00", to: "02:00" },
    ],
  },
  payment: { methods: ["cash", "card"] },
  dishes: {
    dishes: [
      { name: "Борщ", price: "350,50", category: "Супы", weight: "300 г" },
      { name: "", price: "", category: "Супы", weight: "" },
      { name: "Морс", price: "120", category: "Напитки", weight: "0,5 л" },
    ],
  },
} as const;

/** Calls of the first-start guide by an owner with these headers. */
export function guideOf(shop: () => RunningShop, headers: () => Readonly<Record<string, string>>) {
  const send = (method: "GET" | "PUT" | "POST", url: string, payload?: object) =>
    shop().app.inject({ method, url, headers: headers(), ...(payload === undefined ? {} : { payload }) });
  const read = async (): Promise<WireGuide> => GuideSchema.parse((await send("GET", OFFICE_PATHS.guide)).json());
  const save = async (step: keyof typeof guideSteps, content: object = guideSteps[step], version?: number) => {
    const based = version ?? (await read()).versions[step];
    return send("PUT", OFFICE_PATHS.guide, { step, version: based, content });
  };
  return {
    read,
    save,
    saveAll: async () => {
      for (const step of ["restaurant", "place", "zone", "hours", "payment", "dishes"] as const)
        expect((await save(step)).statusCode).toBe(200);
    },
    open: async (removal?: object) =>
      send("POST", OFFICE_PATHS.guideOpening, { removal: removal ?? (await read()).removal ?? {} }),
  };
}
