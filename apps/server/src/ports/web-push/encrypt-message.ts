import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The browser's keys of a subscription, base64url. */
export interface DeviceKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Random values of each message; tests use the standard's own. */
export interface Freshness {
  /** Private key of the P-256 curve, 32 bytes. */
  readonly privateKey?: Buffer;
  /** 16 bytes. */
  readonly salt?: Buffer;
}

const curve = "prime256v1";
const recordSize = 4096;
const lastRecord = Buffer.from([2]);

/** Encrypts a message of at most 3 993 bytes so that only the browser can read it (RFC 8291, RFC 8188 aes128gcm). */
export function encryptMessage(text: Buffer, keys: DeviceKeys, fresh: Freshness = {}): Buffer {
  const deviceKey = Buffer.from(keys.p256dh, "base64url");
  const own = createECDH(curve);
  if (fresh.privateKey === undefined) own.generateKeys();
  else own.setPrivateKey(fresh.privateKey);
  const ownKey = own.getPublicKey();
  const salt = fresh.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), deviceKey, ownKey]);
  const shared = derive(own.computeSecret(deviceKey), Buffer.from(keys.auth, "base64url"), info, 32);
  const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(Buffer.concat([text, lastRecord])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, uint32(recordSize), Buffer.from([ownKey.length]), ownKey, ...sealed]);
}

/** Whether the keys are a point of the curve and 16 bytes, as every browser makes them. */
export function areDeviceKeys({ p256dh, auth }: DeviceKeys): boolean {
  const point = Buffer.from(p256dh, "base64url");
  if (point.length !== 65 || Buffer.from(auth, "base64url").length !== 16) return false;
  try {
    const probe = createECDH(curve);
    probe.generateKeys();
    probe.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
