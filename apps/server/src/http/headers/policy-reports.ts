import type { FastifyInstance } from "fastify";
import { Counter, type Registry } from "prom-client";
import * as z from "zod/mini";
import { parseJsonStrictly } from "../bodies/json-body.ts";
import { policyDirectives, reportsPath } from "./security-headers.ts";

const maxBytes = 16 * 1024;
/** Maximum reports in one body; browsers send a few at once. */
const maxReports = 20;
const logEveryMs = 60_000;
/** Maximum reports per minute and process, more than enough to show a broken policy. */
const maxPerMinute = 600;

const text = z.optional(z.string().check(z.maxLength(4_000)));
/** The body of `report-uri`. */
const OldReport = z.looseObject({
  "csp-report": z.looseObject({ "effective-directive": text, "violated-directive": text, "blocked-uri": text }),
});
/** The body of `report-to`; other kinds of reports are ignored. */
const NewReports = z
  .array(z.looseObject({ type: text, body: z.optional(z.looseObject({ effectiveDirective: text, blockedURL: text })) }))
  .check(z.maxLength(maxReports));

interface Violation {
  readonly directive: string;
  /** An origin, a keyword like "inline", or "other". */
  readonly blocked: string;
}

/**
 * Counts reported violations of the Content-Security-Policy and logs one a minute, so that the operator notices an
 * injected script or a missing host. Page addresses are dropped, because they may contain order keys.
 */
export function registerPolicyReports(app: FastifyInstance, registry: Registry): void {
  const reports = new Counter({
    name: "skatert_csp_reports_total",
    help: "Violations of the Content-Security-Policy that browsers reported, by directive",
    labelNames: ["directive"],
    registers: [registry],
  });
  const minute = { from: 0, counted: 0 };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["application/csp-report", "application/reports+json"],
      { parseAs: "buffer", bodyLimit: maxBytes },
      async (_request: unknown, body: Buffer) => parseJsonStrictly(body),
    );
    scope.post(reportsPath, { bodyLimit: maxBytes, schema: { hide: true } }, async (request, reply) => {
      const now = Date.now();
      if (now - minute.from >= logEveryMs) Object.assign(minute, { from: now, counted: 0 });
      for (const { directive, blocked } of violationsIn(request.body)) {
        if (minute.counted >= maxPerMinute) break;
        if (minute.counted === 0)
          request.log.warn({ directive, blocked }, "browser reported a Content-Security-Policy violation");
        minute.counted += 1;
        reports.inc({ directive });
      }
      return reply.code(204).send();
    });
  });
}

/** The reports in a body; none for a body of another kind. */
export function violationsIn(body: unknown): readonly Violation[] {
  const old = z.safeParse(OldReport, body);
  if (old.success) {
    const report = old.data["csp-report"];
    return [violation(report["effective-directive"] ?? report["violated-directive"], report["blocked-uri"])];
  }
  const collected = z.safeParse(NewReports, body);
  if (!collected.success) return [];
  return collected.data
    .filter(({ type }) => type === "csp-violation")
    .map((each) => violation(each.body?.effectiveDirective, each.body?.blockedURL));
}

function violation(directive = "", blocked = ""): Violation {
  const [name = ""] = directive.split(" ", 1);
  // `script-src-elem` counts as `script-src`. The names are metric labels, so there must be few.
  const known = policyDirectives.find((each) => name === each || name.startsWith(`${each}-`)) ?? "other";
  return { directive: known, blocked: originOf(blocked) };
}

function originOf(blocked: string): string {
  if (["inline", "eval", "wasm-eval", "data", "blob", "self"].includes(blocked)) return blocked;
  const origin = URL.parse(blocked)?.origin ?? "null";
  return origin === "null" || origin.length > 200 ? "other" : origin;
}
