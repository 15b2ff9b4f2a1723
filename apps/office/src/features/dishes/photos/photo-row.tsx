import type { WireProductRow } from "@skatert/contract";
import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/message-key.ts";
import { Button } from "../../../ui/button.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { DishFinder } from "../../choosing/dish-finder.tsx";
import css from "./photos.module.css";

/** A chosen file and its dish; null: none yet. `failure`: why it was not added. */
export interface ChosenPhoto {
  readonly file: File;
  readonly dish: string | null;
  readonly failure: PlainKey | null;
}

interface PhotoRowProps {
  readonly photo: ChosenPhoto;
  readonly dishes: readonly WireProductRow[];
  readonly onDish: (dish: string) => void;
  readonly onRemove: () => void;
}

/** A photo with its dish, and the choice of another. */
export function PhotoRow({ photo: { file, dish, failure }, dishes, onDish, onRemove }: PhotoRowProps) {
  const { t } = useI18n();
  const [isFinding, setFinding] = useState(false);
  const url = useFileUrl(file);
  const name = dishes.find(({ id }) => id === dish)?.name ?? null;
  const isOpen = isFinding || name === null;
  return (
    <li className={css.row} aria-label={file.name}>
      <div className={css.head}>
        {url !== null && <img src={url} alt="" className={css.thumb} />}
        <div className={css.what}>
          <p className={screen.name}>{name ?? t("photos.nobody")}</p>
          <p className={screen.quiet}>{file.name}</p>
          {failure !== null && (
            <p role="alert" className={screen.fault}>
              {t(failure)}
            </p>
          )}
        </div>
        <div className={css.buttons}>
          {name !== null && (
            <Button
              look="quiet"
              aria-expanded={isOpen}
              aria-label={t("photos.other.of", { file: file.name })}
              onPress={() => setFinding(!isFinding)}
            >
              {t("photos.other")}
            </Button>
          )}
          <Button look="quiet" aria-label={t("photos.remove.of", { file: file.name })} onPress={onRemove}>
            {t("photos.remove")}
          </Button>
        </div>
      </div>
      {isOpen && (
        <DishFinder
          label={t("photos.find")}
          dishes={dishes}
          onChoose={({ id }) => {
            onDish(id);
            setFinding(false);
          }}
        />
      )}
    </li>
  );
}

function useFileUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
