import {
  guideAnswers,
  type WireGuide,
  type WireGuideChange,
  type WireGuidePlace,
  type WireGuideRemoval,
} from "@skatert/contract";
import { type GuideFault, guideFaults, isGuideDone } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { Refusal } from "../../input/refusal.ts";
import { rememberedShop } from "../../shop/stored/remembered-shop.ts";
import type { StaffCaller } from "../staff-gate.ts";
import { readTyped, saveStep } from "./answers/answer-store.ts";
import { storedKind } from "./opening/demo-counts.ts";
import { guideClosed, type OpeningDeps, openShop } from "./opening/open-shop.ts";
import { readOpened } from "./opening/opened-shop.ts";

export interface GuideDeps extends OpeningDeps {
  /** Ids of the gateways of online payment that are configured. */
  readonly online: readonly string[];
  /** Null: no provider of address search is configured. */
  readonly findPlace: ((text: string) => Promise<WireGuidePlace["place"]>) | null;
  /** Called after the shop was replaced. */
  readonly onOpened: () => Promise<void>;
}

/** The guide that leads an owner from the demo to the own shop (OFFICE-6). */
export interface Guide {
  state(): Promise<WireGuide>;
  /** Throws `guide_refused` once the shop is open, `entity_changed` if another device has changed the step. */
  save(change: WireGuideChange): Promise<void>;
  open(removal: WireGuideRemoval, by: StaffCaller): Promise<void>;
  place(text: string): Promise<WireGuidePlace>;
}

export function createGuide(deps: GuideDeps): Guide {
  const { store, online, findPlace, parts } = deps;
  const { db } = store;
  const kindOf = () => storedKind(db, rememberedShop(db).shop, parts);
  return {
    async state() {
      const [typed, kind] = [await readTyped(db), await kindOf()];
      return {
        shop: kind.kind,
        ...typed,
        faults: wireFaults(guideFaults(guideAnswers(typed.contents), online)),
        online: [...online],
        address_search: findPlace !== null,
        removal: kind.kind === "demo" ? kind.removal : null,
        opened: kind.kind === "demo" ? null : await readOpened(db, parts),
      };
    },
    async save({ step, version, content }) {
      const { kind } = await kindOf();
      if (kind !== "demo") throw guideClosed(kind);
      if (await saveStep(db, { step, version, content, at: deps.now() })) return;
      throw await stepChanged(db);
    },
    async open(removal, by) {
      const { contents, versions } = await readTyped(db);
      const answers = guideAnswers(contents);
      const { kind } = await kindOf();
      // A repeated call after a lost answer finds the shop open.
      if (kind === "own" && (await readOpened(db, parts)) !== null) return;
      if (kind !== "demo") throw guideClosed(kind);
      const faults = guideFaults(answers, online);
      if (!isGuideDone(faults))
        throw new Refusal("guide_refused", "Some steps are not done", { reason: "unfinished", faults });
      await openShop(deps, { answers, versions, removal, by });
      await deps.onOpened();
    },
    place: async (text) => ({ place: findPlace === null || text.trim() === "" ? null : await findPlace(text) }),
  };
}

async function stepChanged(db: Db): Promise<Refusal> {
  const { contents, versions } = await readTyped(db);
  return new Refusal("entity_changed", "This step was changed on another device", { contents, versions });
}

function wireFaults(faults: ReturnType<typeof guideFaults>): WireGuide["faults"] {
  const of = (list: readonly GuideFault[]) => list.map((fault) => ({ ...fault }));
  const { restaurant, place, zone, hours, payment, dishes } = faults;
  return {
    restaurant: of(restaurant),
    place: of(place),
    zone: of(zone),
    hours: of(hours),
    payment: of(payment),
    dishes: of(dishes),
  };
}
