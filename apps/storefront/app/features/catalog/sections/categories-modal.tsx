import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./categories-modal.module.css";

/** Every section of the menu with its subsections, as links. */
export default function CategoriesModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { categories } = useShop();
  return (
    <Dialog title={t("catalog.all")} shape="wide" onClose={onClose}>
      <ul className={styles["list"]}>
        {categories.map(({ id, name, url, image, children }) => (
          <li key={id} className={styles["section"]}>
            <a href={url} className={styles["name"]}>
              {image && <img src={image} alt="" width={56} height={56} loading="lazy" />}
              {name}
            </a>
            {children.length > 0 && (
              <ul className={styles["children"]}>
                {children.map((child) => (
                  <li key={child.id}>
                    <a href={child.url}>{child.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
