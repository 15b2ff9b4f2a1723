import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { BucketEnv } from "../../config/uploads-env.ts";
import { createBreaker } from "../breaker.ts";
import { type UploadedFile, UploadsAway } from "./uploads.ts";

/** A content in the bucket. */
export interface BucketEntry {
  /** Differs for each content of one name. */
  readonly etag: string;
  readonly bytes: number;
  /** Milliseconds. */
  readonly modified: number;
}

/** A bucket below a prefix. Every call ends within a bounded time; a bucket that fails throws UploadsAway. */
export interface Bucket {
  head(name: string): Promise<BucketEntry | null>;
  get(name: string, maxBytes: number): Promise<(BucketEntry & { readonly content: Buffer }) | null>;
  list(prefix: string): Promise<readonly UploadedFile[]>;
  put(name: string, content: Buffer): Promise<void>;
  delete(name: string): Promise<void>;
  close(): void;
}

export interface BucketOptions {
  /** Time of a call without content, milliseconds. */
  readonly callMs?: number;
  /** Called with the reason of each failure, which contains no secret. */
  readonly onFailure: (reason: string) => void;
}

const usualCallMs = 5_000;
/** The slowest connection on which a content still arrives in time: 1 MB in a second. */
const bytesPerMs = 1_000;
const connectMs = 3_000;
const pause = { failures: 3, restMs: 5_000 };

/** The AWS SDK is loaded here, so that a shop without a bucket does not read it. */
export async function openBucket(env: BucketEnv, options: BucketOptions): Promise<Bucket> {
  const s3 = await import("@aws-sdk/client-s3");
  const { callMs = usualCallMs, onFailure } = options;
  const client = new s3.S3Client(clientOptions(env));
  const keyOf = (name: string) => `${env.prefix}${name}`;
  const at = (name: string) => ({ Bucket: env.bucket, Key: keyOf(name) });
  const breaker = createBreaker({
    ...pause,
    isAway: (error) => error instanceof UploadsAway,
    resting: () => new UploadsAway("it is paused after repeated failures"),
  });

  /** Runs one call; `bytes` of content lengthen its time. Null: no such file. */
  function call<Answer>(bytes: number, send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | null> {
    return breaker.run(async () => {
      const signal = AbortSignal.timeout(callMs + Math.ceil(bytes / bytesPerMs));
      try {
        return await send(signal);
      } catch (error) {
        if (isMissing(error)) return null;
        const away = awayFor(error, env);
        onFailure(away.reason);
        throw away;
      }
    });
  }

  return {
    head: (name) =>
      call(0, async (abortSignal) => entryOf(await client.send(new s3.HeadObjectCommand(at(name)), { abortSignal }))),
    get: (name, maxBytes) =>
      call(maxBytes, async (abortSignal) => {
        const answer = await client.send(new s3.GetObjectCommand(at(name)), { abortSignal });
        const content = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
        const entry = entryOf(answer);
        if (content.length !== entry.bytes) throw new Error("the answer is incomplete");
        return { ...entry, content };
      }),
    async list(prefix) {
      const files: UploadedFile[] = [];
      for (let next: string | undefined; ; ) {
        const asked = {
          Bucket: env.bucket,
          Prefix: keyOf(prefix),
          EncodingType: "url",
          ContinuationToken: next,
        } as const;
        const page = await call(0, (abortSignal) => client.send(new s3.ListObjectsV2Command(asked), { abortSignal }));
        for (const { Key = "", Size = 0, LastModified } of page?.Contents ?? []) {
          const key = page?.EncodingType === "url" ? decodeURIComponent(Key.replaceAll("+", " ")) : Key;
          files.push({ name: key.slice(env.prefix.length), bytes: Size, modified: LastModified?.getTime() ?? 0 });
        }
        next = page?.NextContinuationToken;
        if (next === undefined) return files;
      }
    },
    async put(name, content) {
      const object = { ...at(name), Body: content, ContentLength: content.length };
      await call(content.length, (abortSignal) => client.send(new s3.PutObjectCommand(object), { abortSignal }));
    },
    async delete(name) {
      await call(0, (abortSignal) => client.send(new s3.DeleteObjectCommand(at(name)), { abortSignal }));
    },
    close: () => client.destroy(),
  };
}

function clientOptions({ endpoint, region, keys }: BucketEnv): ConstructorParameters<typeof S3Client>[0] & object {
  return {
    region,
    ...(endpoint !== null && { endpoint: endpoint.href, forcePathStyle: true }),
    // Without keys the SDK looks for those of the machine, as of a role.
    ...(keys !== null && { credentials: keys }),
    maxAttempts: 2,
    // Stores other than AWS refuse the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: connectMs },
  };
}

function entryOf(answer: {
  readonly ETag?: string | undefined;
  readonly ContentLength?: number | undefined;
  readonly LastModified?: Date | undefined;
}): BucketEntry {
  const { ETag = "", ContentLength = 0, LastModified } = answer;
  return { etag: ETag, bytes: ContentLength, modified: LastModified?.getTime() ?? 0 };
}

function isMissing(error: unknown): boolean {
  // A HEAD has no body, so its 404 does not say whether the bucket is missing too; a PUT says so.
  return error instanceof Error && (error.name === "NotFound" || error.name === "NoSuchKey");
}

/** What the operator corrects, by the code of S3. */
const remedies: Readonly<Record<string, string>> = {
  NoSuchBucket: "does not exist, create it or correct UPLOADS_URL",
  InvalidBucketName: "has a name that the store refuses, correct UPLOADS_URL",
  InvalidAccessKeyId: "does not know the key, correct AWS_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "refuses the secret of the key, correct AWS_SECRET_ACCESS_KEY",
  CredentialsProviderError: "needs a key, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
  AccessDenied: "is not open to this key, allow it to list the bucket and to get, put and delete its objects",
  PermanentRedirect: "is in another region, correct AWS_REGION",
  AuthorizationHeaderMalformed: "is in another region, correct AWS_REGION",
  RequestTimeTooSkewed: "has another time, correct the clock of this machine",
};

function awayFor(error: unknown, { bucket, endpoint, region }: BucketEnv): UploadsAway {
  const store = `bucket ${bucket} at ${endpoint?.host ?? `AWS ${region}`}`;
  if (!(error instanceof Error)) return new UploadsAway(`${store} fails`);
  const name = isOfService(error) && error.$metadata.httpStatusCode === 403 ? knownName(error) : error.name;
  if (Object.hasOwn(remedies, name)) return new UploadsAway(`${store} ${remedies[name]}`, true);
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return new UploadsAway(`${store} does not answer in time`);
  const status = isOfService(error) ? error.$metadata.httpStatusCode : undefined;
  if (status !== undefined) return new UploadsAway(`${store} answers ${status} ${error.name}`);
  return new UploadsAway(`${store} fails (${error.name}: ${error.message.split("\n", 1)[0]})`);
}

/** A refused HEAD has no code. */
function knownName({ name }: Error): string {
  return Object.hasOwn(remedies, name) ? name : "AccessDenied";
}

function isOfService(error: Error): error is S3ServiceException {
  return "$metadata" in error;
}
