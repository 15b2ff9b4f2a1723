import type { Db } from "../../../database/tables.ts";
import { readStored } from "../../stored/stored-shop.ts";
import { servedMedia } from "../served-media.ts";

type Media = ReadonlySet<string>;

/** Changes and entities read at once. */
const pageSize = 200;

/** Pictures referenced in the shop and its archive, each as its path below the shop's media. */
export async function publishedMedia(db: Db): Promise<Media> {
  const shop = await readStored(db, new Map());
  return new Set([...shop.values()].flatMap(({ content }) => servedMedia(content ?? null)));
}

/** Pictures referenced in drafts and waiting releases, before or after their changes. */
export async function draftMedia(db: Db): Promise<Media> {
  const media = new Set<string>();
  const releases = await db.selectFrom("shop_releases").select("id").execute();
  for (const { id } of releases) {
    const rows = await db.selectFrom("shop_draft_entities").select("delta").where("release_id", "=", id).execute();
    for (const { delta } of rows) for (const path of servedMedia(delta)) media.add(path);
  }
  return media;
}

/**
 * Pictures referenced on either side of changes after `after`, because an undo restores them; `last`: the last change.
 */
export async function historyMedia(db: Db, after: number): Promise<{ readonly media: Media; readonly last: number }> {
  const media = new Set<string>();
  let last = after;
  for (;;) {
    const page = db.selectFrom("shop_changes").select("id").where("id", ">", last).orderBy("id").limit(pageSize);
    const changes = await page.execute();
    for (const { id } of changes) {
      const rows = db.selectFrom("shop_change_entities").select("delta").where("change_id", "=", id);
      for (const { delta } of await rows.execute()) for (const path of servedMedia(delta)) media.add(path);
    }
    last = changes.at(-1)?.id ?? last;
    if (changes.length < pageSize) return { media, last };
  }
}
