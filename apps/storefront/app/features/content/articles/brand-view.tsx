import type { Picture as PictureData } from "@skatert/domain";
import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Picture } from "../../../ui/picture.tsx";
import styles from "./brand-view.module.css";
import { PageHeader } from "./page-header.tsx";

export interface BrandViewProps {
  readonly name: string;
  readonly description: string;
  readonly picture: PictureData | null;
  /** The brand's dishes on the menu. */
  readonly children: ReactNode;
}

/** A brand: its logo, its story, and its dishes. */
export function BrandView({ name, description, picture, children }: BrandViewProps) {
  const { t } = useI18n();
  return (
    <>
      <div className={styles["about"]}>
        {picture && <Picture picture={picture} sizes="160px" first alt="" className={styles["mark"]} />}
        <PageHeader title={name} back={{ name: t("brands.title"), url: "/brands" }}>
          {description && <p className={styles["text"]}>{description}</p>}
        </PageHeader>
      </div>
      <section className={styles["dishes"]}>
        <h2>{t("brands.dishes")}</h2>
        {children}
      </section>
    </>
  );
}
