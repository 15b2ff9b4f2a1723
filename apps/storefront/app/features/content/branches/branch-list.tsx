import { Fragment } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icons.tsx";
import styles from "./branch-list.module.css";
import type { BranchView } from "./branch-view.ts";

export interface BranchListProps {
  readonly branches: readonly BranchView[];
  /** Level of the restaurants' headings. */
  readonly level?: 2 | 3;
  /** A button that shows a restaurant on the map. Null without a map. */
  readonly onShow?: (id: number) => void;
}

/** The shop's restaurants with address, weekly hours, present state and phone. */
export function BranchList({ branches, level = 2, onShow }: BranchListProps) {
  return (
    <ul className={styles["list"]}>
      {branches.map((branch) => (
        <li key={branch.id} className={styles["branch"]}>
          <Branch branch={branch} level={level} onShow={branch.coordinates === null ? undefined : onShow} />
        </li>
      ))}
    </ul>
  );
}

interface BranchProps extends Pick<BranchListProps, "onShow"> {
  readonly branch: BranchView;
  readonly level: 2 | 3;
}

function Branch({ branch, level, onShow }: BranchProps) {
  const { t } = useI18n();
  const { id, name, address, week, opening, phone } = branch;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <>
      <Heading className={styles["name"]}>{name}</Heading>
      <p>{address}</p>
      {opening && <p className={classNames(styles["opening"], opening.isOpen && styles["open"])}>{opening.text}</p>}
      {week.length > 0 && (
        <dl className={styles["week"]}>
          {week.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>
                {hours.map((interval, index) => (
                  <Fragment key={interval}>
                    {index > 0 && <span className="visually-hidden">, </span>}
                    <span>{interval}</span>
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles["links"]}>
        {phone && (
          <a href={phone.url} aria-label={t("site.call", { phone: phone.text })} translate="no">
            <Icon name="phone" size={18} />
            {phone.text}
          </a>
        )}
        {onShow && (
          <button type="button" onClick={() => onShow(id)}>
            <Icon name="pin" size={18} />
            {t("contacts.onMap")}
          </button>
        )}
      </p>
    </>
  );
}
