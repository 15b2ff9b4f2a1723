import type { WireProductRow } from "@skatert/contract";
import { slugOf } from "@skatert/domain";

type Dish = Pick<WireProductRow, "id" | "name">;

interface KnownDish {
  readonly id: string;
  readonly slug: string;
}

/**
 * The dish of each photo, by the file's name: "Борщ.jpg", "borshch_2.jpeg" and "IMG_4 борщ (1).png" are of "Борщ". Null:
 * no dish, or several that fit as well.
 */
export function matchPhotos(files: readonly string[], dishes: readonly Dish[]): readonly (string | null)[] {
  const known = dishes.map(({ id, name }) => ({ id, slug: slugOf(name.normalize("NFC")) }));
  return files.map((file) => {
    const slug = slugOf(file.normalize("NFC").replace(/\.\w{2,5}$/, ""));
    return sole(known, slug) ?? sole(known, slug.replace(/-\d{1,2}$/, "")) ?? longest(known, slug);
  });
}

/** The only dish of this name or number. */
function sole(known: readonly KnownDish[], slug: string): string | null {
  const found = known.filter((dish) => slug !== "" && (dish.slug === slug || dish.id === slug));
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** The dish with the longest name among those whose whole name is in that of the file. */
function longest(known: readonly KnownDish[], slug: string): string | null {
  const [first, second] = known
    .filter((dish) => dish.slug !== "" && `-${slug}-`.includes(`-${dish.slug}-`))
    .toSorted((a, b) => b.slug.length - a.slug.length);
  return first === undefined || first.slug.length === second?.slug.length ? null : first.id;
}
