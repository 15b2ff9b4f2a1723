import { useI18n } from "../../i18n/i18n-context.tsx";
import { useShop } from "../../model/shop/shop-context.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./header.module.css";

/** The shop's mark, or its name where it has none; leads home. */
export function Logo({ className }: { readonly className?: string }) {
  const { t } = useI18n();
  const { logo, logoDark, name } = useShop();
  const label = `${name}: ${t("site.home")}`;
  return (
    <a href="/" className={className} aria-label={label}>
      {logo ? (
        <>
          <img
            src={logo.src}
            alt=""
            width={logo.width ?? 132}
            height={logo.height ?? 40}
            // Of the two marks only the one that is shown is fetched.
            loading={logoDark ? "lazy" : "eager"}
            className={classNames(styles["mark"], logoDark && styles["light"])}
          />
          {logoDark && (
            <img
              src={logoDark.src}
              alt=""
              width={logoDark.width ?? 132}
              height={logoDark.height ?? 40}
              loading="lazy"
              className={classNames(styles["mark"], styles["dark"])}
            />
          )}
        </>
      ) : (
        <span className={styles["name"]} translate="no">
          {name}
        </span>
      )}
    </a>
  );
}
