import { GuideContentsSchema, type WireGuideContents } from "@skatert/contract";
import { GUIDE_STEPS, type GuideStep } from "@skatert/domain";
import type { Db, Tx } from "../../../database/tables.ts";
import { usualContents } from "./usual-contents.ts";

/** The answers typed into the guide, with the version of each step. */
export interface TypedContents {
  readonly contents: WireGuideContents;
  readonly versions: Readonly<Record<GuideStep, number>>;
}

export async function readTyped(db: Db): Promise<TypedContents> {
  const rows = await db.selectFrom("guide_steps").select(["step", "version", "content"]).execute();
  const versionOf = (step: GuideStep) => rows.find((row) => row.step === step)?.version ?? 0;
  const typed = Object.fromEntries(rows.map(({ step, content }) => [step, JSON.parse(content)]));
  return {
    contents: GuideContentsSchema.parse({ ...usualContents(), ...typed }),
    versions: {
      restaurant: versionOf("restaurant"),
      place: versionOf("place"),
      zone: versionOf("zone"),
      hours: versionOf("hours"),
      payment: versionOf("payment"),
      dishes: versionOf("dishes"),
    },
  };
}

export interface StepChange {
  readonly step: GuideStep;
  /** The version that the change is based on. */
  readonly version: number;
  readonly content: unknown;
  readonly at: number;
}

/**
 * Saves a step; false: another device has changed it since. The stored values sent once more are saved already, because
 * the answer to the first attempt may have been lost.
 */
export async function saveStep(db: Db, change: StepChange): Promise<boolean> {
  const text = JSON.stringify(change.content);
  return (await writeStep(db, change, text)) || (await isStored(db, change.step, text));
}

async function isStored(db: Db, step: GuideStep, content: string): Promise<boolean> {
  const stored = await db
    .selectFrom("guide_steps")
    .select("version")
    .where("step", "=", step)
    .where("content", "=", content)
    .executeTakeFirst();
  return stored !== undefined;
}

async function writeStep(db: Db, { step, version, at }: StepChange, content: string): Promise<boolean> {
  const values = { version: version + 1, content, at };
  const saved =
    version === 0
      ? await db
          .insertInto("guide_steps")
          .values({ step, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await db
          .updateTable("guide_steps")
          .set(values)
          .where("step", "=", step)
          .where("version", "=", version)
          .executeTakeFirst();
  return ("numUpdatedRows" in saved ? saved.numUpdatedRows : saved.numInsertedOrUpdatedRows) === 1n;
}

/** Deletes the answers; false: a step was changed since these versions. */
export async function forgetTyped(tx: Tx, versions: TypedContents["versions"]): Promise<boolean> {
  const forgotten = await tx
    .deleteFrom("guide_steps")
    .where("step", "in", GUIDE_STEPS)
    .returning(["step", "version"])
    .execute();
  const versionOf = (step: GuideStep) => forgotten.find((row) => row.step === step)?.version ?? 0;
  return GUIDE_STEPS.every((step) => versionOf(step) === versions[step]);
}
