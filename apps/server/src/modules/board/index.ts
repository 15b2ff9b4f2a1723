import type { BranchId } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { CompiledQuery, Kysely, RawBuilder } from "kysely";
import type { Database, Db, Tx } from "../../database/tables.ts";
import type { RealtimePort } from "../../realtime/hub.ts";
import type { AuditInsert } from "../audit/audit-entry.ts";
import type { AnswersOf } from "../orders/answers/order-answers.ts";
import type { OrderChanged, OrderPlaced, OrderRecorded } from "../orders/events.ts";
import { answerRoutes } from "./calls/answer-routes.ts";
import { changeRoutes } from "./calls/change-routes.ts";
import { practiceRoutes } from "./calls/practice-routes.ts";
import { boardReadRoutes } from "./calls/read-routes.ts";
import { refundRoutes } from "./calls/refund-routes.ts";
import type { BoardRoutesDeps } from "./calls/staff-context.ts";
import { createFeedAnswers } from "./feed/feed-answers.ts";
import { createPractice, type Practice } from "./practice/practice.ts";
import { withPractice } from "./practice/with-practice.ts";
import { auditOfOrder, auditOfPlaced } from "./record/audit-of-order.ts";
import { answersOf } from "./record/board-repository.ts";
import { createFeedPublisher } from "./record/feed-publisher.ts";
import { type PromisedTo, placedStatements, recordedStatements } from "./record/record-order.ts";
import { type Board, type BoardDeps, createBoard } from "./service.ts";

export interface BoardRecordsDeps {
  readonly db: Db;
  readonly realtime: Pick<RealtimePort, "publish">;
  /** Whether a branch confirms its orders, 0 or 1, as part of a statement. */
  readonly asks: (branchId: BranchId) => RawBuilder<number>;
  readonly promisedTo: PromisedTo;
  readonly auditInsert: AuditInsert;
}

/** The statements and queries of the board for orders; subscribed to their events. */
export interface BoardRecords {
  onPlaced(tx: Tx, event: OrderPlaced): readonly CompiledQuery<unknown>[];
  onRecorded(tx: Tx, event: OrderRecorded): readonly CompiledQuery<unknown>[];
  onChanged(event: OrderChanged): Promise<void>;
  readonly answersOf: AnswersOf;
}

export function createBoardRecords({ db, realtime, asks, promisedTo, auditInsert }: BoardRecordsDeps): BoardRecords {
  const publish = createFeedPublisher(db, realtime);
  return {
    // The feed is last: see feedStatements.
    onPlaced: (tx, event) => [
      ...auditOfPlaced(auditInsert, tx, event),
      ...placedStatements(tx, event, { asks: asks(event.order.warehouse_id), promisedTo }),
    ],
    onRecorded: (tx, event) => [...auditOfOrder(auditInsert, tx, event), ...recordedStatements(tx, event, promisedTo)],
    onChanged: ({ order }) => publish(order.warehouse_id),
    answersOf,
  };
}

export interface BoardModuleDeps extends BoardDeps {
  readonly db: Kysely<Database>;
  readonly practiceDeps: Pick<BoardRecordsDeps, "realtime" | "auditInsert">;
}

/** The calls of the office about orders (BOARD). */
export interface BoardModule {
  readonly board: Board;
  readonly practice: Practice;
  register(app: FastifyInstance, routes: Pick<BoardRoutesDeps, "gate" | "pinGate">): void;
}

export function createBoardModule({ practiceDeps, ...deps }: BoardModuleDeps): BoardModule {
  const publish = createFeedPublisher(deps.db, practiceDeps.realtime);
  const practice = createPractice({ ...deps, ...practiceDeps, publish });
  const board = withPractice(createBoard(deps), practice);
  const branches = async () => (await deps.shop.current()).warehouseIds;
  return {
    board,
    practice,
    register(instance, gates) {
      const app = instance.withTypeProvider<ZodTypeProvider>();
      boardReadRoutes(app, { board, ...gates, now: deps.now, branches }, createFeedAnswers({ board, now: deps.now }));
      answerRoutes(app, { board, ...gates, now: deps.now, branches });
      changeRoutes(app, { board, ...gates, now: deps.now, branches });
      refundRoutes(app, { board, ...gates, now: deps.now, branches });
      practiceRoutes(app, { gate: gates.gate, practice, branches });
    },
  };
}
