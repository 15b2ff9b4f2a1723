import { unzipSync } from "fflate";
import { UnreadableTable } from "../../table/table.ts";
import { bareName } from "../bare-name.ts";

export const ZIP_LIMITS = {
  bytes: 50_000_000,
  entries: 5_000,
  pictureBytes: 10_000_000,
  unpackedBytes: 300_000_000,
  /** Pictures are compressed already; one that unpacks to more is a zip bomb. */
  ratio: 50,
} as const;

export interface PackedPicture {
  /** The wanted name that it has. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function isZip(bytes: Uint8Array): boolean {
  const [first, second, third, fourth] = bytes;
  return first === 0x50 && second === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
}

/**
 * The pictures of an archive with the wanted names, one at a time, the first of each name. All declared sizes are
 * checked before anything is unpacked, and fflate unpacks no more than the declared size. Larger pictures are left out.
 */
export function* readZip(bytes: Uint8Array, wanted: readonly string[]): Generator<PackedPicture> {
  const open = new Set(wanted);
  for (const { at, name } of chosenEntries(bytes, open)) {
    let index = -1;
    const [content] = Object.values(unzip(bytes, () => ++index === at));
    if (content !== undefined) yield { name, bytes: content };
  }
}

function chosenEntries(bytes: Uint8Array, open: Set<string>) {
  const chosen: { readonly at: number; readonly name: string }[] = [];
  let count = 0;
  let unpacked = 0;
  unzip(bytes, ({ name: written, size, originalSize }) => {
    const at = count++;
    if (count > ZIP_LIMITS.entries) throw new UnreadableTable("unpacks-too-large");
    const name = namesOf(written).find((each) => open.has(each));
    if (name === undefined) return false;
    if (originalSize > ZIP_LIMITS.ratio * Math.max(size, 1_000)) throw new UnreadableTable("unpacks-too-large");
    if (originalSize > ZIP_LIMITS.pictureBytes) return false;
    unpacked += originalSize;
    if (unpacked > ZIP_LIMITS.unpackedBytes) throw new UnreadableTable("unpacks-too-large");
    open.delete(name);
    chosen.push({ at, name });
    return false;
  });
  return chosen;
}

type Entry = Parameters<NonNullable<NonNullable<Parameters<typeof unzipSync>[1]>["filter"]>>[0];

function unzip(bytes: Uint8Array, filter: (entry: Entry) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof UnreadableTable ? error : new UnreadableTable("broken");
  }
}

/** The name as fflate reads it and, without the mark of UTF-8, as macOS (UTF-8) and Russian Windows (CP866) write it. */
function namesOf(written: string): readonly string[] {
  if (!/^[\0-\xff]*[\x80-\xff][\0-\xff]*$/.test(written)) return [bareName(written)];
  const bytes = Uint8Array.from(written, (sign) => sign.charCodeAt(0));
  return [written, ...["utf-8", "ibm866"].map((encoding) => new TextDecoder(encoding).decode(bytes))].map(bareName);
}
