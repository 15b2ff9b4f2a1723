import { OFFICE_PATHS } from "@skatert/contract";
import { applied as appliedImport, formOf, judged } from "../../modules/imports/testing/import-calls.ts";
import { staffHeaders } from "../calls/staff.ts";
import { type OfficeCall, type OfficeRequest, plain } from "./office-call.ts";

type At = Parameters<OfficeCall["request"]>[0];

/** A table with a new dish, so that it changes something. */
const table = () => Buffer.from("Название;Цена\nБлюдо из таблицы;100\n");

type State = "ready" | "applied";
/** Judging starts a process, and the matrix sends thousands of requests. */
const made = new WeakMap<At["shop"], Map<State, Promise<number>>>();

/** The shop's import in a state. After a caller has moved it on, it still shows who may access it. */
function importIn(shop: At["shop"], state: State): Promise<number> {
  const ofShop = made.get(shop) ?? new Map<State, Promise<number>>();
  made.set(shop, ofShop);
  const id = ofShop.get(state) ?? makeImport(shop, state);
  ofShop.set(state, id);
  return id;
}

async function makeImport(shop: At["shop"], state: State): Promise<number> {
  const headers = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
  const { id } = await judged(shop, headers, table());
  if (state === "applied") await appliedImport(shop, headers, id);
  return id;
}

/** A request about an import in the state that the call needs. */
const anImport =
  (state: State, path: string) =>
  async ({ shop }: At): Promise<OfficeRequest> => {
    const hasBody = path === "/apply" || path === "/judge";
    return {
      url: `${OFFICE_PATHS.imports}/${await importIn(shop, state)}${path}`,
      ...(hasBody ? { payload: {} } : {}),
    };
  };

/** Calls for tables of dishes. */
export const importCalls: readonly OfficeCall[] = [
  {
    call: `POST ${OFFICE_PATHS.imports}`,
    needs: "menu.edit",
    in: "somewhere",
    request: async () => formOf(table()),
  },
  { call: `GET ${OFFICE_PATHS.imports}`, needs: "menu.edit", in: "somewhere", request: plain },
  {
    call: `GET ${OFFICE_PATHS.imports}/:id/table`,
    needs: "menu.edit",
    in: "somewhere",
    request: anImport("ready", "/table"),
  },
  {
    call: `POST ${OFFICE_PATHS.imports}/:id/judge`,
    needs: "menu.edit",
    in: "somewhere",
    request: anImport("ready", "/judge"),
  },
  {
    call: `POST ${OFFICE_PATHS.imports}/:id/pictures`,
    needs: "menu.edit",
    in: "somewhere",
    request: async (at) => ({ ...(await anImport("ready", "/pictures")(at)), ...formOf(table()) }),
  },
  {
    call: `GET ${OFFICE_PATHS.imports}/:id`,
    needs: "menu.edit",
    in: "somewhere",
    request: anImport("ready", ""),
  },
  {
    call: `POST ${OFFICE_PATHS.imports}/:id/apply`,
    needs: "menu.edit",
    in: "everywhere",
    request: anImport("ready", "/apply"),
  },
  {
    call: `POST ${OFFICE_PATHS.imports}/:id/undo`,
    needs: "menu.edit",
    in: "everywhere",
    request: anImport("applied", "/undo"),
  },
  { call: `GET ${OFFICE_PATHS.exports}/menu.xlsx`, needs: "menu.edit", in: "somewhere", request: plain },
  { call: `GET ${OFFICE_PATHS.exports}/menu.csv`, needs: "menu.edit", in: "somewhere", request: plain },
  { call: `GET ${OFFICE_PATHS.exports}/shop.zip`, needs: "menu.edit", in: "everywhere", request: plain },
];
