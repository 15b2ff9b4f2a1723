import { OFFICE_PATHS } from "@skatert/contract";
import { formOf } from "../../modules/imports/testing/import-calls.ts";
import { type OfficeCall, plain, sending } from "./office-call.ts";

const needs = { needs: "shop.open", in: "everywhere" } as const;
const removal = { orders: 0, requests: 0, guests: 0, ratings: 0, dishes: 0, pictures: 0 };

/** The guide of the first start. The shop of the matrix is not a demo, so that the calls change nothing. */
export const guideCalls: readonly OfficeCall[] = [
  { call: `GET ${OFFICE_PATHS.guide}`, ...needs, request: plain },
  {
    call: `PUT ${OFFICE_PATHS.guide}`,
    ...needs,
    request: sending({ step: "payment", version: 0, content: { methods: ["cash"] } }),
  },
  { call: `POST ${OFFICE_PATHS.guideOpening}`, ...needs, request: sending({ removal }) },
  {
    call: `GET ${OFFICE_PATHS.guidePlace}`,
    ...needs,
    request: async () => ({ url: `${OFFICE_PATHS.guidePlace}?text=${encodeURIComponent("Ленина, 1")}` }),
  },
  {
    call: `POST ${OFFICE_PATHS.guideFile}`,
    ...needs,
    request: async () => formOf(Buffer.from("Название;Цена\nБорщ;390\n")),
  },
];
