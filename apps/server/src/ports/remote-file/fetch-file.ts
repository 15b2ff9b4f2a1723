import { type LookupAddress, lookup as resolveName } from "node:dns";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-addresses.ts";

export interface RemoteFile {
  readonly bytes: Buffer;
  /** The last path of the address, after redirects. */
  readonly path: string;
}

export type RemoteFileFault =
  | "address"
  | "private-address"
  | "status"
  | "too-large"
  | "too-slow"
  | "redirects"
  | "unreachable";

export class RemoteFileRefused extends Error {
  readonly reason: RemoteFileFault;
  constructor(reason: RemoteFileFault, detail = "") {
    super(detail === "" ? reason : `${reason}: ${detail}`);
    this.reason = reason;
  }
}

export interface RemoteFileOptions {
  readonly maxBytes?: number;
  /** For the whole file, redirects included. */
  readonly maxMs?: number;
  /** Which IP addresses may be called; tests allow their own machine. */
  readonly mayCall?: (address: string) => boolean;
  /** Which ports may be called; tests use free ones. */
  readonly ports?: readonly string[] | "any";
}

const maxRedirects = 3;
const usual = { maxBytes: 20_000_000, maxMs: 30_000, mayCall: isPublicAddress, ports: ["", "80", "443"] } as const;

/**
 * Fetches a file from an address that a person typed, without giving that person access to the server's own network. In
 * each redirect, every address that a name resolves to must be public, and the call uses the checked address.
 */
export async function fetchFile(address: string, options: RemoteFileOptions = {}): Promise<RemoteFile> {
  const limits = { ...usual, ...options };
  const signal = AbortSignal.timeout(limits.maxMs);
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const target = checkedUrl(url, limits);
    const answer = await answerOf(target, limits, signal);
    const { location } = answer.headers;
    const isRedirect = (answer.statusCode ?? 0) >= 300 && (answer.statusCode ?? 0) < 400 && location !== undefined;
    if (!isRedirect) return { bytes: await bodyOf(answer, limits.maxBytes, signal), path: target.pathname };
    answer.destroy();
    url = URL.parse(location, target.href);
  }
  throw new RemoteFileRefused("redirects");
}

type Limits = Required<RemoteFileOptions>;

function checkedUrl(url: URL | null, { ports, mayCall }: Limits): URL {
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    throw new RemoteFileRefused("address");
  if (ports !== "any" && !ports.includes(url.port)) throw new RemoteFileRefused("address", "port");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A literal address needs no lookup, so it is checked here.
  if (isIP(host) !== 0 && !mayCall(host)) throw new RemoteFileRefused("private-address");
  return url;
}

function answerOf(url: URL, { mayCall }: Limits, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const options = { agent: false, lookup: publicLookup(mayCall), signal, headers: { accept: "image/*" } } as const;
    request(url, options, resolve)
      .on("error", (error) => reject(refusalOf(error, signal)))
      .end();
  });
}

/** Resolves a name, and fails if any of its addresses may not be called. */
function publicLookup(mayCall: Limits["mayCall"]): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) return callback(error, "", 0);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => mayCall(address)))
        return callback(new RemoteFileRefused("private-address"), "", 0);
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

async function bodyOf(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new RemoteFileRefused("status", String(answer.statusCode));
  }
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer) {
      const bytes = Buffer.from(part);
      size += bytes.length;
      if (size > maxBytes) throw new RemoteFileRefused("too-large");
      parts.push(bytes);
    }
  } catch (error) {
    throw refusalOf(error, signal);
  } finally {
    answer.destroy();
  }
  return Buffer.concat(parts);
}

function refusalOf(error: unknown, signal: AbortSignal): RemoteFileRefused {
  if (error instanceof RemoteFileRefused) return error;
  return new RemoteFileRefused(
    signal.aborted ? "too-slow" : "unreachable",
    error instanceof Error ? error.message : "",
  );
}
