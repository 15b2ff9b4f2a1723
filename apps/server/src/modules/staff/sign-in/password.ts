import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { isWeakPassword } from "@skatert/domain";
import { invalidParams } from "../../../input/refusal.ts";

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes; about 30 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

/**
 * Limit of concurrent hashes: they run in the thread pool, and more would delay file and DNS work of other requests.
 */
const maxAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Refuses a new password that has a part of the person's login or name, with a 400 at `path`. Passwords in use are not
 * judged.
 */
export function requireOwnPassword(
  password: string,
  path: string,
  { login, name }: { readonly login: string; readonly name: string },
): void {
  if (isWeakPassword(password, [login, name]))
    throw invalidParams([{ path, message: "is among the first that somebody tries" }]);
}

/** A password or PIN as argon2id in the PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await inTurn({ message: password.normalize("NFKC"), nonce: salt, tagLength, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Whether the password has this hash. With null, for an unknown login or a person without a password, it does the same
 * work and returns false, so that the time of an answer reveals nothing.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = partsOf(hash ?? nobody);
  if (parts === null) throw new Error("a stored password hash is malformed");
  const { tag, ...parameters } = parts;
  const given = await inTurn({ message: password.normalize("NFKC"), tagLength: tag.length, ...parameters });
  return timingSafeEqual(given, tag) && hash !== null;
}

/** A hash that belongs to no password. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(tagLength))}`;

function partsOf(hash: string) {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (found === null) return null;
  const [, memory, passes, parallelism, salt = "", tag = ""] = found;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

async function inTurn(parameters: Argon2Parameters): Promise<Buffer> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => void waiting.push(resolve));
  else running += 1;
  try {
    return await derive("argon2id", parameters);
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
