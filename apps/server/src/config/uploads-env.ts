import * as z from "zod/mini";
import { variableTexts } from "./variable-texts.ts";

/** A bucket of an S3-compatible store. */
export interface BucketEnv {
  readonly bucket: string;
  /** Begins the names of all objects: "" or "shop/". */
  readonly prefix: string;
  /** Null: AWS itself, which `region` chooses. */
  readonly endpoint: URL | null;
  readonly region: string;
  /** Null: those that the AWS SDK finds, such as of the machine's role. Never logged. */
  readonly keys: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string;
  } | null;
}

/** The place of the shop's pictures. */
export interface UploadsEnv {
  /** Null: the folder `uploads` of DATA_DIR. */
  readonly bucket: BucketEnv | null;
  /** Bytes of the copies that this machine keeps of the bucket's files. */
  readonly cacheBytes: number;
}

const trimmed = z.string().check(z.trim());
/** Bucket, and prefix without the leading and trailing `/`. */
const address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.-]+(?:\/[\w.-]+)*)\/?|\/)?$/;
const million = 1_000_000;
/** The region of a store that has none. */
const anyRegion = "us-east-1";

/**
 * The variables of the uploads, for the schema of the whole environment. Those of AWS may be set for another program,
 * so they are checked only with UPLOADS_URL.
 */
export const uploadsVariables = {
  UPLOADS_URL: z
    .optional(
      trimmed.check(z.regex(address, "must be s3://bucket or s3://bucket/prefix, in letters, digits and . _ - /")),
    )
    .register(variableTexts, {
      meaning:
        "A bucket of an S3-compatible store for pictures and films, [shared by several machines](operate.md#several-machines-and-a-bucket), instead of `DATA_DIR/uploads`. It stays private. Needs `DATABASE_URL` too.",
      example: "s3://pictures/shop",
    }),
  UPLOADS_CACHE_MB: z
    ._default(
      z.pipe(
        trimmed.check(z.regex(/^[1-9]\d{1,6}$/, "must be a number of MB, at least 10")),
        z.transform((text) => Number(text) * million),
      ),
      1_000 * million,
    )
    .register(variableTexts, {
      meaning: "MB (million bytes) of the copies that this machine keeps of the bucket's files.",
      byDefault: "`1000`",
      example: "1000",
    }),
  AWS_ENDPOINT_URL: z.optional(trimmed).register(variableTexts, {
    meaning: "Address of the S3-compatible store.",
    byDefault: "AWS",
    example: "https://storage.example.com",
  }),
  AWS_ENDPOINT_URL_S3: z.optional(trimmed).register(variableTexts, {
    meaning: "The same, if `AWS_ENDPOINT_URL` is set for other services.",
    example: "https://storage.example.com",
  }),
  AWS_REGION: z.optional(trimmed).register(variableTexts, {
    meaning: "Region of the bucket; required for AWS itself.",
    byDefault: "`us-east-1` with an address",
    example: "eu-north-1",
  }),
  AWS_ACCESS_KEY_ID: z
    .optional(trimmed)
    .register(variableTexts, { meaning: "Key of the bucket.", byDefault: "the machine's role" }),
  AWS_SECRET_ACCESS_KEY: z.optional(trimmed).register(variableTexts, { meaning: "The secret of that key." }),
  AWS_SESSION_TOKEN: z.optional(trimmed).register(variableTexts, { meaning: "The token of a temporary key." }),
};

type UploadsVariables = z.infer<z.ZodMiniObject<typeof uploadsVariables>>;

/** Why the bucket cannot be used with these variables, for the operator; null: it can, or there is none. */
export function uploadsFault(env: UploadsVariables & { readonly DATABASE_URL?: string | undefined }): string | null {
  if (env.UPLOADS_URL === undefined) return null;
  if (env.DATABASE_URL === undefined)
    return "UPLOADS_URL needs DATABASE_URL: with the SQLite file the shop has one machine, and its folder";
  if ((env.AWS_ACCESS_KEY_ID === undefined) !== (env.AWS_SECRET_ACCESS_KEY === undefined))
    return "AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY must be set together";
  const endpoint = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ""))
    return "AWS_ENDPOINT_URL must be an http or https address";
  if (endpoint === undefined && env.AWS_REGION === undefined)
    return "UPLOADS_URL needs AWS_REGION, or AWS_ENDPOINT_URL of a store other than AWS";
  return null;
}

/** `env` has no `uploadsFault`. */
export function uploadsEnvOf(env: UploadsVariables): UploadsEnv {
  const [, bucket, prefix] = address.exec(env.UPLOADS_URL ?? "") ?? [];
  const cacheBytes = env.UPLOADS_CACHE_MB;
  if (bucket === undefined) return { bucket: null, cacheBytes };
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = env;
  const keys =
    id === undefined || secret === undefined
      ? null
      : { accessKeyId: id, secretAccessKey: secret, ...(token !== undefined && { sessionToken: token }) };
  return {
    bucket: {
      bucket,
      prefix: prefix === undefined ? "" : `${prefix}/`,
      endpoint: URL.parse(env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL ?? ""),
      region: env.AWS_REGION ?? anyRegion,
      keys,
    },
    cacheBytes,
  };
}
