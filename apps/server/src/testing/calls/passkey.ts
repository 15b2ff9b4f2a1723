import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** An authenticator in software: one discoverable ES256 passkey that verifies its user. */
export interface TestPasskey {
  /** The result of `navigator.credentials.create`. */
  create(challenge: string): object;
  /** The result of `navigator.credentials.get`. Each call counts up, unless `counter` is given. */
  get(challenge: string, counter?: number): object;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** `origin`: the origin of the page; `host`: the host of the passkey. */
export function aPasskey(origin: string, host: string): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const envelope = { id: text(id), rawId: text(id), type: "public-key" };
  let signatures = 0;
  const clientData = (type: "create" | "get", challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flag: number, counter: number, attested = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(host).digest(), Buffer.from([flag]), count, attested]);
  };
  return {
    create(challenge) {
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)]);
      const authData = authenticatorData(flags.present | flags.verified | flags.attested, 0, attested);
      const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", Uint8Array.from(authData)],
      ]);
      return {
        ...envelope,
        response: {
          clientDataJSON: text(clientData("create", challenge)),
          attestationObject: text(isoCBOR.encode(attestation)),
          transports: ["internal"],
        },
      };
    },
    get(challenge, counter) {
      signatures += 1;
      const authData = authenticatorData(flags.present | flags.verified, counter ?? signatures);
      const client = clientData("get", challenge);
      const signed = Buffer.concat([authData, createHash("sha256").update(client).digest()]);
      return {
        ...envelope,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(createSign("sha256").update(signed).sign(privateKey)),
        },
      };
    },
  };
}

function text(value: Uint8Array): string {
  return Buffer.from(value).toString("base64url");
}

function bytes(value: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(value, "base64url"));
}
