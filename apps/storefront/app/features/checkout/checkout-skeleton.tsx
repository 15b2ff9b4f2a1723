import { Skeleton } from "../../ui/skeleton.tsx";
import formStyles from "./checkout-form.module.css";
import styles from "./checkout-skeleton.module.css";

/** As high as the form for two dishes that are delivered, section by section; its button stands where it will stay. */
export function CheckoutSkeleton() {
  return (
    <div className={styles["waiting"]}>
      <Skeleton height="123px" />
      <Skeleton height="248px" />
      <Skeleton height="var(--contacts)" />
      <Skeleton height="304px" />
      <Skeleton height="355px" />
      <Skeleton height="var(--consent)" />
      <div className={formStyles["submit"]}>
        <Skeleton height="56px" />
      </div>
    </div>
  );
}
