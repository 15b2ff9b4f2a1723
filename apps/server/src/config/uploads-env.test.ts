import { expect, it } from "vitest";
import { EnvError, readEnv } from "./env.ts";

const DATABASE_URL = "postgres://u@h/d";
const keys = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" };

it("reads a bucket of any store, with the variables of the AWS SDK", () => {
  const endpoint = { AWS_ENDPOINT_URL: "https://elsewhere.example", AWS_ENDPOINT_URL_S3: "http://minio:9000" };
  const { uploads } = readEnv({ DATABASE_URL, UPLOADS_URL: "s3://pictures/shops/one/", ...endpoint, ...keys });
  expect(uploads.bucket).toEqual({
    bucket: "pictures",
    prefix: "shops/one/",
    endpoint: new URL("http://minio:9000"),
    region: "us-east-1",
    keys: { accessKeyId: "id", secretAccessKey: "secret" },
  });
});

it("reads a bucket of AWS, with the role of the machine", () => {
  const given = { UPLOADS_URL: "s3://pictures", AWS_REGION: "eu-north-1", UPLOADS_CACHE_MB: "50" };
  expect(readEnv({ DATABASE_URL, ...given }).uploads).toEqual({
    bucket: { bucket: "pictures", prefix: "", endpoint: null, region: "eu-north-1", keys: null },
    cacheBytes: 50_000_000,
  });
});

it("ignores the variables of AWS without a bucket, because they are another program's", () => {
  const given = { AWS_ACCESS_KEY_ID: "id", AWS_ENDPOINT_URL: "nonsense" };
  expect(readEnv(given).uploads.bucket).toBeNull();
});

const address = "UPLOADS_URL must be s3://bucket or s3://bucket/prefix, in letters, digits and . _ - /";
it.each([
  [{ UPLOADS_URL: "https://pictures" }, address],
  [{ UPLOADS_URL: "s3://Pictures" }, address],
  [{ UPLOADS_URL: "s3://pictures//x" }, address],
  [{ UPLOADS_CACHE_MB: "0" }, "UPLOADS_CACHE_MB must be a number of MB, at least 10"],
  [
    { UPLOADS_URL: "s3://pictures", DATABASE_URL: "" },
    "UPLOADS_URL needs DATABASE_URL: with the SQLite file the shop has one machine, and its folder",
  ],
  [{ UPLOADS_URL: "s3://pictures" }, "UPLOADS_URL needs AWS_REGION, or AWS_ENDPOINT_URL of a store other than AWS"],
  [
    { UPLOADS_URL: "s3://pictures", AWS_ENDPOINT_URL: "minio:9000" },
    "AWS_ENDPOINT_URL must be an http or https address",
  ],
  [
    { UPLOADS_URL: "s3://pictures", AWS_REGION: "eu-north-1", AWS_ACCESS_KEY_ID: "id" },
    "AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY must be set together",
  ],
])("stops the start with one clear line for %o", (given, message) => {
  expect(() => readEnv({ DATABASE_URL, ...given })).toThrow(new EnvError(`Cannot start: ${message}`));
});
