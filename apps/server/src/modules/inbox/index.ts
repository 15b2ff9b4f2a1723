import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Db } from "../../database/tables.ts";
import type { JobHandler } from "../../jobs/job-runner.ts";
import { inboxAnswerRoutes } from "./calls/answer-routes.ts";
import type { InboxRoutesDeps } from "./calls/inbox-context.ts";
import { inboxReadRoutes } from "./calls/read-routes.ts";
import { inboxRulesRoutes } from "./calls/rules-routes.ts";
import { type OverdueDeps, overdueHandler } from "./record/overdue-handler.ts";
import { overdueJobKind } from "./record/overdue-job.ts";
import { createInbox, type InboxDeps } from "./service.ts";
import { type InboxSources, showItems } from "./show-items.ts";
import { itemById } from "./store/item-repository.ts";
import { readRules } from "./store/rules-repository.ts";
import type { StoredItem } from "./tables.ts";

/** The calls of the office about its inbox, and the job that calls staff who are late (INBOX-1). */
export interface InboxModule {
  readonly jobs: Readonly<Record<string, JobHandler>>;
  register(app: FastifyInstance, gates: Pick<InboxRoutesDeps, "gate" | "pinGate">): void;
}

export function createInboxModule(deps: InboxDeps & Pick<OverdueDeps, "call">): InboxModule {
  const inbox = createInbox(deps);
  return {
    jobs: { [overdueJobKind]: overdueHandler(deps) },
    register(instance, { gate, pinGate }) {
      const app = instance.withTypeProvider<ZodTypeProvider>();
      const routes = { inbox, gate, pinGate, now: deps.now };
      inboxReadRoutes(app, routes);
      inboxAnswerRoutes(app, routes);
      inboxRulesRoutes(app, routes);
    },
  };
}

/** An item that still waits for its answer; null: it was answered, or is gone. */
export async function openItem(db: Db, id: number): Promise<StoredItem | null> {
  const item = await itemById(db, id);
  return item?.state === "open" ? item : null;
}

/** An item with its guest, for receivers outside the office; null: it is gone. */
export async function toldItem(db: Db, sources: InboxSources, id: number) {
  const item = await itemById(db, id);
  if (item === null) return null;
  const reader = { grants: [{ role: "owner", branchId: null }] } as const;
  return (await showItems(db, sources, [item], { reader, rules: await readRules(db) }))[0] ?? null;
}
