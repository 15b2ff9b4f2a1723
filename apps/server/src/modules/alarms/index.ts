import type { BranchBoard } from "@skatert/contract";
import type { BranchId, OrderId } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Kysely } from "kysely";
import type { Database, Tx } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import type { AlertReceiver } from "../../ports/staff-alerts/alert-receivers.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { AnswersOf } from "../orders/answers/order-answers.ts";
import type { Orders } from "../orders/service.ts";
import type { PushSender } from "../push/index.ts";
import type { StaffGate } from "../staff-gate.ts";
import { ackRoutes } from "./acks/ack-routes.ts";
import { type AcknowledgeDeps, createAcknowledge } from "./acks/acknowledge.ts";
import { type BoardReports, type BoardWatch, createBoardWatch } from "./boards/board-watch.ts";
import { callHandlers } from "./calls/call-handlers.ts";
import { type AnswersIn, createStaffCalls, type StaffCalls } from "./calls/staff-calls.ts";
import { phoneRoutes } from "./phones/phone-routes.ts";
import { createStaffPhones } from "./phones/staff-phones.ts";
import { ringFacts } from "./rings/ring-facts.ts";
import { ringHandler } from "./rings/ring-handler.ts";
import { ringJob } from "./rings/ring-jobs.ts";

export interface AlarmsDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly orders: Pick<Orders, "get" | "factsOf" | "announceChange">;
  readonly answersOf: AnswersOf;
  /** For a practice order, which rings once. */
  readonly practiceFacts: AcknowledgeDeps["ringFacts"];
  readonly boardOf: (branch: BranchId) => Promise<BranchBoard>;
  readonly reportsOf: BoardReports;
  readonly answersIn: AnswersIn;
  /** Whether an item of the inbox still waits. */
  readonly isItemOpen: (itemId: number) => Promise<boolean>;
  /** The shop's own answers to an order. Each does nothing if the order is already answered. */
  readonly confirm: (id: OrderId) => Promise<void>;
  readonly refuse: (id: OrderId) => Promise<void>;
  /** Records that the guest's page shows the restaurant's phone from now on. */
  readonly showPhone: (tx: Tx, id: OrderId, at: number) => Promise<void>;
  readonly sender: PushSender;
  /** Origins of push services in addition to the known ones. */
  readonly pushServices: readonly string[];
  /** The numbers and chats that are called for a branch. */
  readonly receiversOf: (branch: BranchId) => readonly AlertReceiver[];
  readonly onError: (error: unknown) => void;
}

export interface AlarmRoutesDeps {
  readonly gate: StaffGate;
  readonly deviceOf: (request: FastifyRequest) => Promise<{ readonly id: number; readonly branchId: number } | null>;
}

/** Alarms about unanswered orders and about branches without an awake board (BOARD-3). */
export interface AlarmsModule {
  readonly jobs: Readonly<Record<string, JobHandler>>;
  readonly boardWatch: BoardWatch;
  readonly calls: StaffCalls;
  register(app: FastifyInstance, routes: AlarmRoutesDeps): void;
}

export function createAlarmsModule(deps: AlarmsDeps): AlarmsModule {
  const { receiversOf, answersIn, sender } = deps;
  const calls = createStaffCalls({ answersIn, receiversOf: (branch) => receiversOf(branch).map(({ id }) => id) });
  const factsOf = (id: OrderId) => ringFacts(deps, id);
  const boardFactsOf = (id: OrderId) => (id < 0 ? deps.practiceFacts(id) : factsOf(id));
  return {
    jobs: {
      [ringJob]: ringHandler({ ...deps, calls, announce: deps.orders.announceChange }),
      ...callHandlers({ ...deps, ringFacts: factsOf, send: sender.send }),
    },
    calls,
    boardWatch: createBoardWatch({ ...deps, calls }),
    register(instance, { gate, deviceOf }) {
      const app = instance.withTypeProvider<ZodTypeProvider>();
      ackRoutes(app, { gate, deviceOf, acknowledge: createAcknowledge({ ...deps, ringFacts: boardFactsOf }) });
      const phones = createStaffPhones({ ...deps, services: deps.pushServices, send: sender.send });
      phoneRoutes(app, { gate, phones, publicKey: sender.publicKey });
    },
  };
}
