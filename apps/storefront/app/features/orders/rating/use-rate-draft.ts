import type { NewRating, RatingTag } from "@skatert/contract";
import type { ProductId } from "@skatert/domain";
import { useState } from "react";

/** From this mark on a rating is praise. */
const good = 4;

/** A rating while the guest fills it in. */
export function useRateDraft() {
  const [stars, setStars] = useState(0);
  const [tags, setTags] = useState<readonly RatingTag[]>([]);
  const [dishStars, setDishStars] = useState<Readonly<Record<number, number>>>({});
  const [comment, setComment] = useState("");
  return {
    stars,
    tags,
    dishStars,
    comment,
    isPraise: stars >= good,
    setComment,
    setStars(chosen: number) {
      // Reasons for praise and for criticism do not mix.
      if (stars >= good !== chosen >= good) setTags([]);
      setStars(chosen);
    },
    setDishStars: (productId: ProductId, given: number) =>
      setDishStars((before) => ({ ...before, [productId]: given })),
    toggleTag: (tag: RatingTag) =>
      setTags((before) => (before.includes(tag) ? before.filter((each) => each !== tag) : [...before, tag])),
    rating: (): NewRating => ({
      stars,
      tags,
      comment: comment.trim(),
      dishes: Object.entries(dishStars).map(([id, given]) => ({ productId: Number(id), stars: given })),
    }),
  };
}
