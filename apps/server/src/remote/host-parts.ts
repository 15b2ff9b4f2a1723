import { type HostPart, PATHS } from "@skatert/contract";
import { answerTimeoutOf, askBackend, type Backend, bodyOf } from "./backend.ts";

/** Remembers which calls the host has not, so that each is asked once (readings "Before another host"). */
export interface HostParts {
  /** Probes the calls of every part, once for each text of the settings, at most once an hour. Never rejects. */
  probe(settings: string): Promise<void>;
  /** Parts that the host has not; empty before the first probe. */
  lacks(): readonly HostPart[];
  /** Whether the host is known to have no such call. `path` is the call's path as a route. */
  isAbsent(method: string, path: string): boolean;
  /** Takes note that the host answered as to an unknown path. */
  noteAbsent(method: string, path: string): void;
}

interface Probe {
  readonly part: HostPart;
  readonly method: "GET" | "POST";
  readonly path: string;
}

/**
 * Sent without a shopper and with an empty body, so a host that has the call refuses it and changes nothing. A part
 * with several calls is absent without any one of them.
 */
const probes: readonly Probe[] = [
  { part: "orders", method: "POST", path: PATHS.orders },
  { part: "requests", method: "POST", path: PATHS.requests },
  { part: "spins", method: "POST", path: PATHS.wheelSpin },
  { part: "profile", method: "POST", path: PATHS.user },
  { part: "read-marks", method: "POST", path: PATHS.notifications },
  { part: "stop-list", method: "GET", path: PATHS.stopList },
  { part: "ratings", method: "GET", path: PATHS.dishRatings },
  { part: "group-orders", method: "POST", path: PATHS.groupOrders },
];

/** Statuses of a path or method that the host has not. Any other, and no answer, counts as present. */
const absentStatuses: readonly number[] = [404, 405, 501];
const maxBytes = 64 * 1024;
const probeMs = 5_000;
const hourMs = 60 * 60_000;

export interface HostPartsDeps {
  readonly backend: Backend;
  /** Monotonic milliseconds. */
  readonly ticks?: () => number;
  /** Whether orders can be placed by WooCommerce's own calls. */
  readonly takesWooOrders: () => Promise<boolean>;
}

export function createHostParts({
  backend,
  takesWooOrders,
  ticks = () => performance.now(),
}: HostPartsDeps): HostParts {
  const absent = new Set<string>();
  let lacking: readonly HostPart[] = [];
  let probed: { readonly settings: string; readonly at: number } | null = null;
  const nameOf = (method: string, path: string) => `${method} ${path}`;

  async function isWithout({ part, method, path }: Probe): Promise<boolean> {
    const status = await statusOf(backend, { method, path }).catch(() => null);
    if (status === null || !absentStatuses.includes(status)) return false;
    absent.add(nameOf(method, path));
    return part !== "orders" || !(await takesWooOrders().catch(() => true));
  }

  /** Points are spent by our own order call alone: section 7 names nothing that takes them off (decision 109). */
  const pointsOf = (calls: ReadonlySet<string>): readonly HostPart[] =>
    calls.has(nameOf("POST", PATHS.orders)) ? ["points"] : [];

  return {
    async probe(settings) {
      const isDone = probed !== null && (probed.settings === settings || ticks() - probed.at < hourMs);
      if (isDone) return;
      probed = { settings, at: ticks() };
      absent.clear();
      const found = await Promise.all(probes.map(async (each) => ((await isWithout(each)) ? each.part : [])));
      lacking = [...found.flat(), ...pointsOf(absent)];
    },
    lacks: () => lacking,
    isAbsent: (method, path) => absent.has(nameOf(method, path)),
    noteAbsent: (method, path) => void absent.add(nameOf(method, path)),
  };
}

async function statusOf(backend: Backend, { method, path }: Pick<Probe, "method" | "path">): Promise<number> {
  const quick = { ...backend, answerMs: Math.min(probeMs, answerTimeoutOf(backend)) };
  const hasBody = method === "POST";
  const answer = await askBackend(quick, {
    method,
    path,
    headers: { accept: "application/json", ...(hasBody ? { "content-type": "application/json" } : {}) },
    body: hasBody ? Buffer.from("{}") : undefined,
    mayRetry: false,
  });
  await bodyOf(answer, maxBytes, probeMs).catch(() => undefined);
  // Some hosts answer every unknown path with their front page.
  const isPage = answer.ok && /^text\/html\b/i.test(answer.headers.get("content-type") ?? "");
  return isPage ? 404 : answer.status;
}
