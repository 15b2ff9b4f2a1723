import { OFFICE_PATHS } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { LightMyRequestResponse } from "fastify";
import type { RunningShop } from "../shops/start-shop.ts";
import { staffHeaders } from "./staff.ts";

/** An enrolled browser. */
export interface EnrolledDevice {
  readonly id: number;
  /** `office_device=…`, for `app.inject`. */
  readonly cookie: string;
}

/** A code of the branch, made by an owner. */
export async function newDeviceCode(shop: RunningShop, branch: BranchId): Promise<string> {
  const headers = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
  const payload = { branch_id: branch };
  const answer = await shop.app.inject({ method: "POST", url: OFFICE_PATHS.deviceCodes, headers, payload });
  return answer.json().code;
}

/** Enrols a browser in a branch through the calls. */
export async function enrolDevice(shop: RunningShop, branch: BranchId, name = "Планшет"): Promise<EnrolledDevice> {
  const payload = { code: await newDeviceCode(shop, branch), name };
  const answer = await shop.app.inject({ method: "POST", url: OFFICE_PATHS.enrolment, payload });
  return { id: answer.json().device.id, cookie: setCookieOf(answer, "office_device") };
}

/** A cookie as an answer sets it, without its attributes. Throws if it does not set it. */
export function setCookieOf(answer: LightMyRequestResponse, name: string): string {
  const lines = [answer.headers["set-cookie"] ?? []].flat();
  const line = lines.find((text) => text.startsWith(`${name}=`));
  if (line === undefined) throw new Error(`the answer ${answer.statusCode} sets no cookie ${name}`);
  return line.split(";")[0] ?? "";
}
