import type { WireProductRow } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { addPhoto } from "../../../model/dishes/add-photo.ts";
import { matchPhotos } from "../../../model/dishes/match-photos.ts";
import { refreshShopData } from "../../../model/entities/entity-calls.ts";
import { allProductsQuery } from "../../../model/entities/list-queries.ts";
import { LoadFailed } from "../../../platform/feedback/load-failed.tsx";
import { Button } from "../../../ui/button.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Working } from "../../../ui/feedback/working.tsx";
import { DropFile } from "../../../ui/fields/drop-file.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { type ChosenPhoto, PhotoRow } from "./photo-row.tsx";

/** Adds many photos at once: each goes to the dish that its name tells, and the person corrects the rest (EDIT-1). */
export function PhotosDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const asked = useQuery(allProductsQuery);
  return (
    <Dialog title={t("photos.title")} isOpen onClose={onClose}>
      {asked.data !== undefined ? (
        <ChoosingPhotos dishes={asked.data} onClose={onClose} />
      ) : asked.isError ? (
        <LoadFailed title="dishes.error" right="menu.edit" asked={asked} />
      ) : (
        <ListSkeleton label={t("loading")} rows={3} />
      )}
    </Dialog>
  );
}

interface ChoosingPhotosProps {
  readonly dishes: readonly WireProductRow[];
  readonly onClose: () => void;
}

function ChoosingPhotos({ dishes, onClose }: ChoosingPhotosProps) {
  const { t } = useI18n();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [done, setDone] = useState<number | null>(null);
  const take = (dropped: readonly File[]) => {
    const known = new Set(photos.map(({ file }) => keyOf(file)));
    const once = new Map(dropped.map((file) => [keyOf(file), file]));
    const files = [...once].flatMap(([key, file]) => (known.has(key) ? [] : file));
    const found = matchPhotos(
      files.map(({ name }) => name),
      dishes,
    );
    setPhotos([...photos, ...files.map((file, at) => ({ file, dish: found[at] ?? null, failure: null }))]);
  };
  const matched = photos.filter(({ dish }) => dish !== null);
  const add = async () => {
    const left: ChosenPhoto[] = photos.filter(({ dish }) => dish === null);
    // One after the other: two photos of a dish change the same list.
    for (const [at, photo] of matched.entries()) {
      setDone(at);
      const failure = photo.dish === null ? null : await addPhoto(photo.file, photo.dish);
      if (failure !== null) left.push({ ...photo, failure });
    }
    setDone(null);
    setPhotos(left);
    await refreshShopData();
    const count = photos.length - left.length;
    if (count > 0) showToast({ text: t("photos.added", { count }), look: "done" });
    if (left.length === 0) onClose();
  };
  if (done !== null)
    return <Working label={t("photos.adding")} progress={{ done: done + 1, total: matched.length + 1 }} />;
  return (
    <>
      <DropFile
        label={t("photos.drop")}
        button={t("photos.choose")}
        hint={t("photos.hint")}
        accept="image/*"
        onFiles={take}
      />
      {photos.length > 0 && (
        <>
          <p role="status">{t("photos.found", { count: matched.length, total: photos.length })}</p>
          <ul className={screen.list}>
            {photos.map((photo, at) => (
              <PhotoRow
                key={keyOf(photo.file)}
                photo={photo}
                dishes={dishes}
                onDish={(dish) =>
                  setPhotos(photos.map((each, other) => (other === at ? { ...each, dish, failure: null } : each)))
                }
                onRemove={() => setPhotos(photos.filter((each) => each !== photo))}
              />
            ))}
          </ul>
        </>
      )}
      <DialogButtons>
        <Button onPress={onClose}>{t("close")}</Button>
        {matched.length > 0 && (
          <Button look="primary" onPress={() => void add()}>
            {t("photos.add", { count: matched.length })}
          </Button>
        )}
      </DialogButtons>
    </>
  );
}

/** A file that is chosen again is the same photo. */
function keyOf({ name, lastModified, size }: File): string {
  return `${name} ${lastModified} ${size}`;
}
