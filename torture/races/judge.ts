import type { WireBoardOrder } from "@skatert/contract";

export interface RaceAnswer {
  readonly status: number;
  readonly body: string;
}

/** The answers of all callers of one race, and the order afterwards. */
export interface Race {
  readonly isPaid: boolean;
  readonly confirm: RaceAnswer;
  readonly refuse: RaceAnswer;
  readonly cancel: RaceAnswer;
  readonly move: RaceAnswer;
  /** The repeated staff calls, with the same keys. */
  readonly again: { readonly confirm: RaceAnswer; readonly refuse: RaceAnswer };
  readonly end: Pick<WireBoardOrder, "stage" | "history" | "total" | "paid" | "refunded">;
}

/** Contradictions between the answers or the money and the stored order, in words (BOARD-6). */
export function disagreements(race: Race): readonly string[] {
  const { confirm, refuse, cancel, move, again, end } = race;
  const isCancelled = end.stage === "cancelled";
  const count = (...kinds: readonly string[]) => end.history.filter(({ kind }) => kinds.includes(kind)).length;
  const ends = count("refused", "cancelled");
  const owed = race.isPaid && !isCancelled ? end.total : 0;
  const checks: readonly (readonly [boolean, string])[] = [
    ...[confirm, refuse, cancel, move].map(
      ({ status, body }) => [status === 200 || status === 409, `an answer of ${status}: ${body}`] as const,
    ),
    [!(won(confirm) && won(refuse)), "both members of staff won with the same version"],
    [won(confirm) === (count("confirmed") === 1), `the confirmation answered ${confirm.status}`],
    [won(refuse) === (count("refused") === 1), `the refusal answered ${refuse.status}`],
    [won(move) === (count("moved") === 1), `the integration answered ${move.status}`],
    // A cancellation by the guest after a refusal succeeds: the answer is that the order is cancelled.
    [won(cancel) === (isCancelled || count("cancel-requested") === 1), `the guest's cancellation got ${cancel.status}`],
    [!won(cancel) || (stageOf(cancel) === "cancelled") === isCancelled, `the guest was told ${cancel.body}`],
    [!won(move) || end.stage === "cooking", `moved to cooking, but ${end.stage}`],
    [ends === (isCancelled ? 1 : 0), `${ends} ends`],
    [!(isCancelled && count("moved") > 0), "cooking and cancelled"],
    [end.paid - end.refunded === owed, `paid ${end.paid}, refunded ${end.refunded}, owed ${owed}`],
    [again.confirm.status === confirm.status, `the repeated confirmation answered ${again.confirm.status}`],
    [again.refuse.status === refuse.status, `the repeated refusal answered ${again.refuse.status}`],
    ...[confirm, refuse].map((answer) => [won(answer) || namesWinner(answer), `a loser got ${answer.body}`] as const),
    ...[cancel, move].map((answer) => [won(answer) || isTooLate(answer), `a loser got ${answer.body}`] as const),
  ];
  const seen = [confirm, refuse, cancel, move].map(({ status }) => status).join(" ");
  return checks.filter(([holds]) => !holds).map(([, text]) => `${text} (${seen}, ${end.stage})`);
}

type Caller = "confirm" | "refuse" | "cancel" | "move";

/** After this many races every caller has been first at least once, unless its calls never have an effect. */
const enoughRaces = 100;

/** Callers that changed no order, in words. Empty below `enoughRaces`, because a caller may lose all of a few races. */
export function neverFirst(races: readonly Race[]): readonly string[] {
  if (races.length < enoughRaces) return [];
  const seen = new Set(races.flatMap(effective));
  const callers: readonly Caller[] = ["confirm", "refuse", "cancel", "move"];
  return callers
    .filter((caller) => !seen.has(caller))
    .map((caller) => `${caller} changed none of ${races.length} orders`);
}

/** Callers that changed the order. A cancellation of an order that is already cancelled changes nothing. */
function effective({ confirm, refuse, cancel, move, end }: Race): readonly Caller[] {
  const byGuest = end.history.some(({ kind }) => kind === "cancelled" || kind === "cancel-requested");
  const calls: readonly (readonly [Caller, boolean])[] = [
    ["confirm", won(confirm)],
    ["refuse", won(refuse)],
    ["cancel", won(cancel) && byGuest],
    ["move", won(move)],
  ];
  return calls.filter(([, hasEffect]) => hasEffect).map(([caller]) => caller);
}

/** The result of a race, for the report. */
export function endOf({ confirm, cancel, end }: Race): string {
  const isAsked = won(cancel) && end.stage !== "cancelled";
  return `${end.stage}${won(confirm) ? " after confirming" : ""}${isAsked ? ", asked to cancel" : ""}`;
}

function won({ status }: RaceAnswer): boolean {
  return status === 200;
}

/** The stage in the answer to the guest. */
function stageOf({ body }: RaceAnswer): unknown {
  return JSON.parse(body).stage;
}

/** The answer to a late staff call names the winner. */
function namesWinner({ body }: RaceAnswer): boolean {
  const { code, data } = JSON.parse(body);
  return code === "order_changed" && data?.by !== null && data?.by !== undefined;
}

/** The answer to a late call of a guest or an integration. */
function isTooLate({ body }: RaceAnswer): boolean {
  return JSON.parse(body).code === "order_transition_refused";
}
