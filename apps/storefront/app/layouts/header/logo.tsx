import { useI18n } from "../../i18n/i18n-context.tsx";
import { useShop } from "../../model/shop/shop-context.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./header.module.css";

/** The shop's logo, or its name without one. Links to the home page. */
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
            // Only the shown logo of the two is fetched.
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
