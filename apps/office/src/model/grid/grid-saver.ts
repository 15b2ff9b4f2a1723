import type { WireBulkResult, WireBulkRow, WireProductRow } from "@skatert/contract";
import { createStore } from "zustand/vanilla";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { applyEdits, bulkRowsOf, type CellEdit, type FaultyCell } from "./grid-edits.ts";
import { isContested, withSeen } from "./seen-edits.ts";
import { isLost, type LostCall, type SendRows, sendAll } from "./send-all.ts";

/** The rows that undo or redo a saved step. Their versions are those after the step. */
type BackStep = readonly WireBulkRow[];

type Dishes = ReadonlyMap<string, WireProductRow>;

type Step =
  | { readonly kind: "edits"; readonly edits: readonly CellEdit[] }
  /** Resolved to rows when its turn comes, so that it follows the edits before it. */
  | { readonly kind: "undo" | "redo" };

/** A dish that was not saved: another person changed it, or it is no longer in the menu. */
export interface RefusedDish {
  readonly id: string;
  readonly name: string;
  /** Author of the other change; null: it was published, the author is unknown, or the dish is gone. */
  readonly by: string | null;
  readonly reason: WireBulkResult["reason"];
  /** The edits that were refused; empty for undo and redo. */
  readonly edits: readonly CellEdit[];
}

export interface SaverState {
  /** Edits without an answer, oldest first. */
  readonly pending: readonly Step[];
  /** Invalid texts by `cellKey`. They are not sent. */
  readonly faults: ReadonlyMap<string, FaultyCell>;
  readonly done: readonly BackStep[];
  readonly undone: readonly BackStep[];
  readonly refused: readonly RefusedDish[];
  /** The failure of the oldest step, which waits for `sendAgain`. */
  readonly failure: OfficeError | null;
  /** The last saved step; a new object each time. */
  readonly last: { readonly kind: Step["kind"]; readonly count: number } | null;
}

export interface SaverDeps {
  readonly send: SendRows;
  /** The dishes of the server's last answer, by id. */
  readonly dishes: () => Dishes;
}

export type GridSaver = ReturnType<typeof createGridSaver>;

const empty: SaverState = {
  pending: [],
  faults: new Map(),
  done: [],
  undone: [],
  refused: [],
  failure: null,
  last: null,
};

/** Maximum of undo steps. */
const maxSteps = 50;

export function cellKey(lineKey: string, columnId: string): string {
  return `${lineKey} ${columnId}`;
}

/**
 * Saves edits one step after another, each with the versions of the last answer, so that a person's own quick edits do
 * not conflict (EDIT-7). Undo restores the values that the server returned.
 */
export function createGridSaver({ send, dishes }: SaverDeps) {
  const store = createStore<SaverState>(() => empty);
  const { getState, setState } = store;
  let isRunning = false;
  /** Of the oldest step. */
  let lost: LostCall | null = null;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (
      let [step] = getState().pending;
      step !== undefined && getState().failure === null;
      [step] = getState().pending
    ) {
      await (lost === null ? make(step) : repeat(step, lost));
    }
    isRunning = false;
  }

  async function make(asked: Step): Promise<void> {
    const known = dishes();
    const { step, refused } = withoutContested(asked, known);
    if (step !== asked) setState((state) => refusing(state, step, refused));
    const rows = rowsOf(step, getState(), known);
    const { results, failure, ...sent } = await sendAll(send, rows);
    lost = sent.lost;
    const left = rows.slice(results.length);
    setState((state) => ({
      ...settled(state, step, { results, left }),
      ...(failure === null ? { pending: state.pending.slice(1) } : { failure }),
    }));
  }

  /** The first answer has the values for an undo, which a new call for a saved step would lack. */
  async function repeat(step: Step, { rows, key }: LostCall): Promise<void> {
    const answer = await send(rows, key);
    if (answer.ok || !isLost(answer.error)) lost = null;
    if (!answer.ok) return setState({ failure: answer.error });
    // Edits of dishes that others have changed are judged again, over the newer values.
    const results = answer.value.rows.filter(({ outcome }) => step.kind !== "edits" || outcome !== "changed");
    const left = step.kind === "edits" ? [] : rowsOf(step, getState(), dishes()).slice(rows.length);
    const open = step.kind === "edits" ? withoutAnswered(step.edits, results) : [];
    const rest: Step = step.kind === "edits" ? { kind: "edits", edits: open } : step;
    setState((state) => ({
      ...settled(state, step, { results, left }),
      pending: [...(open.length + left.length > 0 ? [rest] : []), ...state.pending.slice(1)],
    }));
  }

  function enqueue(step: Step): void {
    setState(({ pending }) => ({ pending: [...pending, step] }));
    void run();
  }

  return {
    store,
    /** Validates texts against the shown dishes and saves the valid ones. */
    save(shown: Dishes, edits: readonly CellEdit[]): readonly FaultyCell[] {
      const { good, faulty } = applyEdits(shown, seenEdits(getState(), shown, edits));
      const faults = new Map(getState().faults);
      for (const { lineKey, column } of edits) faults.delete(cellKey(lineKey, column.id));
      for (const cell of faulty) faults.set(cellKey(cell.lineKey, cell.column.id), cell);
      setState({ faults });
      if (good.length > 0) enqueue({ kind: "edits", edits: good });
      return faulty;
    },
    undo: () => enqueue({ kind: "undo" }),
    redo: () => enqueue({ kind: "redo" }),
    sendAgain() {
      setState({ failure: null });
      void run();
    },
    /** Discards unsent edits. */
    discard() {
      lost = null;
      setState({ pending: [], failure: null });
    },
    forgetRefused: () => setState({ refused: [] }),
  };
}

function withoutAnswered(edits: readonly CellEdit[], results: readonly WireBulkResult[]): readonly CellEdit[] {
  const answered = new Set(results.map(({ id }) => id));
  return edits.filter(({ lineKey }) => !answered.has(lineKey.split("/")[0] ?? ""));
}

/** Refuses the edits of cells that others have changed since the person saw them (EDIT-7). */
function withoutContested(
  step: Step,
  known: Dishes,
): { readonly step: Step; readonly refused: readonly RefusedDish[] } {
  const contested = step.kind === "edits" ? step.edits.filter((edit) => isContested(known, edit)) : [];
  if (step.kind !== "edits" || contested.length === 0) return { step, refused: [] };
  const dishes = Map.groupBy(contested, ({ lineKey }) => lineKey.split("/")[0] ?? "");
  return {
    step: { kind: "edits", edits: step.edits.filter((edit) => !contested.includes(edit)) },
    refused: [...dishes].map(([id, edits]) => ({
      id,
      name: known.get(id)?.name ?? id,
      by: null,
      reason: null,
      edits,
    })),
  };
}

function refusing(state: SaverState, step: Step, refused: readonly RefusedDish[]): Partial<SaverState> {
  return { pending: [step, ...state.pending.slice(1)], refused: [...state.refused, ...refused] };
}

/** With the shown values, which do not contain an undo that is on its way. */
function seenEdits({ pending }: SaverState, shown: Dishes, edits: readonly CellEdit[]): readonly CellEdit[] {
  return pending.every(({ kind }) => kind === "edits") ? withSeen(shown, edits) : edits;
}

function from(kind: "undo" | "redo"): "done" | "undone" {
  return kind === "undo" ? "done" : "undone";
}

function rowsOf(step: Step, state: SaverState, dishes: Dishes): BackStep {
  return step.kind === "edits" ? bulkRowsOf(dishes, step.edits) : (state[from(step.kind)].at(-1) ?? []);
}

/** `left`: rows that failed. A retry recomputes edits, but keeps the rows of undo and redo. */
interface Answered {
  readonly results: readonly WireBulkResult[];
  readonly left: BackStep;
}

function settled(state: SaverState, step: Step, { results, left }: Answered): Partial<SaverState> {
  if (results.length === 0) return left.length > 0 ? {} : stacks(state, step, [], []);
  const back = results.flatMap(({ id, product, undo }) =>
    product === null || undo === null ? [] : [{ id, etag: product.etag, ...undo }],
  );
  const refused = results
    .filter(({ outcome }) => outcome !== "saved")
    .map(({ id, product, by, reason }) => ({
      id,
      name: product?.name ?? id,
      by,
      reason,
      edits: step.kind === "edits" ? step.edits.filter(({ lineKey }) => lineKey.split("/")[0] === id) : [],
    }));
  const count = results.length - refused.length;
  return {
    ...stacks(state, step, back, left),
    refused: [...state.refused, ...refused],
    last: { kind: step.kind, count },
  };
}

function stacks(
  { done, undone }: SaverState,
  { kind }: Step,
  back: BackStep,
  left: BackStep,
): Pick<SaverState, "done" | "undone"> {
  const more = (steps: readonly BackStep[], rows: BackStep) =>
    rows.length === 0 ? steps : [...steps, rows].slice(-maxSteps);
  switch (kind) {
    case "edits":
      return back.length === 0 ? { done, undone } : { done: more(done, back), undone: [] };
    case "undo":
      return { done: more(done.slice(0, -1), left), undone: more(undone, back) };
    case "redo":
      return { done: more(done, back), undone: more(undone.slice(0, -1), left) };
  }
}
