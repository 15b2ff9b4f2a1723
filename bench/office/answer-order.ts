import { BoardOrderSchema, OFFICE_PATHS, officeOrderPath } from "@skatert/contract";
import { expectSuccess } from "../programs/exchange.ts";
import { post } from "./tablets.ts";

type Answer = readonly [action: "confirm" | "stage", body: object];

const confirm: Answer = ["confirm", {}];
const stages = ["cooking", "ready", "handed-over"];

/** Confirms an order at the proposed time, by the office's call. */
export function confirmOrder(url: string, id: number, cookie: string): Promise<void> {
  return answerInTurn(url, id, cookie, [confirm]);
}

/** Confirms an order and moves it through the kitchen to the guest. */
export function finishOrder(url: string, id: number, cookie: string): Promise<void> {
  return answerInTurn(url, id, cookie, [confirm, ...stages.map((stage): Answer => ["stage", { stage }])]);
}

async function answerInTurn(url: string, id: number, cookie: string, answers: readonly Answer[]): Promise<void> {
  const asked = await expectSuccess(`${url}${OFFICE_PATHS.orders}/${id}`, { headers: { cookie } });
  let { version } = BoardOrderSchema.parse(JSON.parse(asked.body.toString()));
  for (const [action, body] of answers) {
    const answer = await post(url + officeOrderPath(id, action), { version, ...body }, cookie);
    ({ version } = BoardOrderSchema.parse(JSON.parse(answer.body.toString())));
  }
}
