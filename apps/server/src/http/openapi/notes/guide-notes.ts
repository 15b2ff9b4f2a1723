import { OFFICE_PATHS } from "@skatert/contract";

/** Example bodies of the guide's calls, by method and path of the route. */
export const guideExamples: Readonly<Record<string, unknown>> = {
  [`PUT ${OFFICE_PATHS.guide}`]: {
    step: "place",
    version: 0,
    content: { city: "Екатеринбург", address: "улица Ленина, 1", lat: 56.8386, lon: 60.6055 },
  },
  [`POST ${OFFICE_PATHS.guideOpening}`]: {
    removal: { orders: 2, requests: 0, guests: 5, ratings: 0, dishes: 132, pictures: 260 },
  },
};
