import type { Picture as PictureData } from "@skatert/domain";
import { Picture } from "../../../ui/picture.tsx";
import styles from "./brand-list.module.css";

export interface BrandListProps {
  readonly brands: readonly {
    readonly url: string;
    readonly name: string;
    readonly description: string;
    readonly picture: PictureData | null;
  }[];
}

/** Brands as rows: logo, name, products. */
export function BrandList({ brands }: BrandListProps) {
  return (
    <ul className={styles["list"]}>
      {brands.map(({ url, name, description, picture }) => (
        <li key={url} className={styles["brand"]}>
          {picture && <Picture picture={picture} sizes="120px" alt="" className={styles["mark"]} />}
          <div>
            <h2 className={styles["name"]}>
              <a href={url}>{name}</a>
            </h2>
            <p className={styles["text"]}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
