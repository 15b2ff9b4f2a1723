import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

/** A browser with its push service: receives messages over HTTP, verifies the sender, and decrypts them. */
export interface FakePush {
  readonly origin: string;
  /** As `PushSubscription.toJSON()` returns it. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** The received messages, oldest first. */
  readonly letters: readonly PushedLetter[];
  /** Sets the service's status, 201 at first, or closes each connection without an answer. */
  answer(status: number | "hang up"): void;
  calls(): number;
  close(): Promise<void>;
}

export interface PushedLetter {
  readonly message: unknown;
  readonly headers: IncomingMessage["headers"];
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

export async function startFakePush(publicKey: () => string): Promise<FakePush> {
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const auth = randomBytes(16);
  const letters: PushedLetter[] = [];
  let status: number | "hang up" = 201;
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls += 1;
    if (status === "hang up") return void request.socket.destroy();
    const body = await bodyOf(request);
    const claims = claimsOf(request.headers.authorization ?? "", publicKey());
    if (claims !== null && status < 300) {
      letters.push({ message: JSON.parse(decrypt(body, browser, auth)), headers: request.headers, claims });
    }
    response.writeHead(claims === null ? 403 : status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the fake does not listen");
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    subscription: {
      endpoint: `${origin}/device/1`,
      keys: { p256dh: browser.getPublicKey("base64url"), auth: auth.toString("base64url") },
    },
    letters,
    answer(next) {
      status = next;
    },
    calls: () => calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Verifies a sender like a push service (RFC 8292); null: not signed by the key that the browser subscribed with. */
function claimsOf(authorization: string, publicKey: string): PushedLetter["claims"] | null {
  const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims = "", signature = ""] = token.split(".");
  if (key !== publicKey) return null;
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ format: "jwk", key: jwk }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, "base64url").toString()) : null;
}

/** Decrypts a message like a browser (RFC 8291). */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + senderKey.length);
  const derive = (secret: Buffer, keySalt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, keySalt, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), senderKey]);
  const shared = derive(browser.computeSecret(senderKey), auth, info, 32);
  const decipher = createDecipheriv(
    "aes-128-gcm",
    derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16),
    derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}
