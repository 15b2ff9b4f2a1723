import { describe, expect, it } from "vitest";
import { couponMistakes } from "../../testing/mistakes/coupon-mistakes.ts";
import { type DraftShop, type Mistake, orderlyShop, put } from "../../testing/mistakes/edits.ts";
import { folderMistakes } from "../../testing/mistakes/folder-mistakes.ts";
import { groupMistakes } from "../../testing/mistakes/group-mistakes.ts";
import { hourMistakes } from "../../testing/mistakes/hour-mistakes.ts";
import { menuMistakes } from "../../testing/mistakes/menu-mistakes.ts";
import { otherMistakes } from "../../testing/mistakes/other-mistakes.ts";
import { pictureMistakes } from "../../testing/mistakes/picture-mistakes.ts";
import { placeMistakes } from "../../testing/mistakes/place-mistakes.ts";
import { settingsMistakes } from "../../testing/mistakes/settings-mistakes.ts";
import { shopWithGroups } from "../../testing/mistakes/shop-with-groups.ts";
import { textMistakes } from "../../testing/mistakes/text-mistakes.ts";
import { writeShop } from "../../testing/shops/small-shop.ts";
import { reportFindings } from "./check/report-findings.ts";
import { checkShopFolder } from "./check-folder.ts";

/** The output of `check`, one line per finding, with its file. */
async function printedOf({ files, others }: DraftShop): Promise<readonly string[]> {
  const folder = await writeShop(files);
  try {
    for (const [path, content] of others) await folder.write(path, content);
    const { findings } = await checkShopFolder(folder.path);
    return linesOf(reportFindings(findings));
  } finally {
    await folder.remove();
  }
}

/** The report without its wrapping: "settings.json: wp_timezone: a time zone …". */
function linesOf(report: string): readonly string[] {
  const blocks = report.split("\n\n").slice(0, -1);
  return blocks.flatMap((block) => {
    const [file, ...entries] = block
      .replace(/\n {4}/g, " ")
      .trimEnd()
      .split("\n");
    return entries.map((entry) => `${file}: ${entry.trim()}`);
  });
}

const mistakes: readonly Mistake[] = [
  ...settingsMistakes,
  ...hourMistakes,
  ...placeMistakes,
  ...menuMistakes,
  ...couponMistakes,
  ...otherMistakes,
  ...folderMistakes,
  ...textMistakes,
  ...pictureMistakes,
];

describe("findings of check for an owner's mistakes", () => {
  it("ENT-1 finds nothing in a valid shop", async () => {
    expect(await printedOf(orderlyShop)).toEqual([]);
  });

  it.each(mistakes.map(([what, edit, ...lines]) => ({ what, edit, lines })))(
    "ENT-1 names $what",
    async ({ edit, lines }) => {
      expect(await printedOf(edit(orderlyShop))).toEqual(lines);
    },
  );

  it("MENU-22 finds nothing in a shop with groups of every kind", async () => {
    expect(await printedOf(shopWithGroups)).toEqual([]);
  });

  it.each(groupMistakes.map(([what, edit, ...lines]) => ({ what, edit, lines })))(
    "MENU-22 names $what",
    async ({ edit, lines }) => {
      expect(await printedOf(edit(shopWithGroups))).toEqual(lines);
    },
  );

  it("ENT-1 accepts a whole day written from midnight to midnight, as the running shop reads it", async () => {
    const wholeDay = put("settings", "delivery_work_time.10.week.1", { from: "00:00", to: "00:00" });
    expect(await printedOf(wholeDay(orderlyShop))).toEqual([]);
  });

  it("ENT-1 covers at least 80 mistakes, each with one line", () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(80);
  });
});
