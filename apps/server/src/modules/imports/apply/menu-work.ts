import type { Json } from "../../../shop/documents/json.ts";
import { textIn } from "../menu/json-fields.ts";
import type { PresentDish } from "../menu/present-menu.ts";
import type { DishPlan } from "../plan/plan.ts";
import { type Sections, sectionsOf } from "./new-sections.ts";

/** A dish that an import changes or adds. */
export interface WorkedDish {
  readonly plan: DishPlan;
  readonly id: number;
  /** Null: the dish is new. */
  readonly known: PresentDish | null;
  /** The sections that list it afterwards; null: unchanged. */
  readonly sections: readonly number[] | null;
}

/** An import's changes by dish and by section. */
export interface MenuWork {
  readonly dishes: ReadonlyMap<number, WorkedDish>;
  /** Dishes that enter a section, in order. */
  readonly entering: ReadonlyMap<number, readonly WorkedDish[]>;
  readonly sections: Sections;
  /** Groups of options that the import changes or adds, by the id of their section. */
  readonly groups: ReadonlyMap<number, DishPlan>;
  /** Slugs of all dishes, including those added by the import. */
  readonly slugs: Set<string>;
}

interface WorkRequest {
  readonly plans: readonly DishPlan[];
  readonly catalog: Json;
  readonly present: ReadonlyMap<number, PresentDish>;
  /** The lowest number for a new dish. */
  readonly firstId: number;
  /** The lowest number for a new section. */
  readonly firstSection: number;
}

export function menuWork({ plans, catalog, present, firstId, firstSection }: WorkRequest): MenuWork {
  const sections = sectionsOf(catalog, firstSection);
  const dishes = new Map<number, WorkedDish>();
  const entering = new Map<number, WorkedDish[]>();
  const groups = new Map<number, DishPlan>();
  let nextId = firstId;
  for (const plan of plans) {
    if (plan.group !== undefined) {
      const [section = 0] = plan.group.id === null ? sections.idsOf(plan.group.section) : [plan.group.id];
      groups.set(section, plan);
      continue;
    }
    const known = plan.id === null ? null : (present.get(plan.id) ?? null);
    // The dish was removed after the plan was made.
    if (plan.id !== null && known === null) continue;
    const id = plan.id ?? nextId++;
    const dish = { plan, id, known, sections: sectionsAfter(plan, sections) };
    dishes.set(id, dish);
    for (const section of dish.sections ?? [])
      if (known?.sections.includes(section) !== true) enter(entering, section, dish);
  }
  const slugs = new Set([...present.values()].map(({ dish }) => textIn(dish["slug"])));
  return { dishes, entering, sections, groups, slugs };
}

function enter(entering: Map<number, WorkedDish[]>, section: number, dish: WorkedDish): void {
  const dishes = entering.get(section);
  if (dishes === undefined) entering.set(section, [dish]);
  else dishes.push(dish);
}

function sectionsAfter({ changes }: DishPlan, sections: Sections): readonly number[] | null {
  const change = changes.find(({ field }) => field === "category");
  return change === undefined ? null : sections.idsOf(change.after);
}
