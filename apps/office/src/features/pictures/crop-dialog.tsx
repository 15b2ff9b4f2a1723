import { useEffect, useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../i18n/message-key.ts";
import { middlePart } from "../../model/pictures/crop-area.ts";
import { drawCrop } from "../../model/pictures/draw-crop.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./crop-dialog.module.css";

interface CropDialogProps {
  readonly photo: Blob;
  /** Aspect ratio that the shop uses, width to height; null: any. */
  readonly aspect: number | null;
  readonly onCropped: (picture: Blob) => void;
  readonly onFailed: (reason: PlainKey) => void;
  readonly onClose: () => void;
}

type Shape = "shop" | "free";

/** Selects the part of a photo that guests see, by pointer or keyboard. */
export function CropDialog({ photo, aspect, onCropped, onFailed, onClose }: CropDialogProps) {
  const { t } = useI18n();
  const url = useObjectUrl(photo);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [shape, setShape] = useState<Shape>(aspect === null ? "free" : "shop");
  const [part, setPart] = useState<PercentCrop | null>(null);
  const [isDrawing, during] = useSending();

  const begin = (shown: HTMLImageElement, wanted: Shape) => {
    const size = { width: shown.naturalWidth, height: shown.naturalHeight };
    setPart({ unit: "%", ...middlePart(size, wanted === "shop" ? aspect : null) });
  };
  const keep = async () => {
    if (image === null || part === null) return;
    const picture = await during(drawCrop(image, part).catch(() => null));
    if (picture === null) onFailed("picture.failed.tooLarge");
    else onCropped(picture);
  };

  return (
    <Dialog title={t("picture.crop.title")} isOpen onClose={onClose}>
      <div className={screen.form}>
        {aspect !== null && (
          <Choices<Shape>
            label={t("picture.crop.shape")}
            value={shape}
            onChange={(wanted) => {
              setShape(wanted);
              if (image !== null) begin(image, wanted);
            }}
            choices={[
              { value: "shop", label: t("picture.crop.shape.shop") },
              { value: "free", label: t("picture.crop.shape.free") },
            ]}
          />
        )}
        <div className={css.stage}>
          {url !== null && (
            <ReactCrop
              keepSelection
              ruleOfThirds
              {...(part === null ? {} : { crop: part })}
              {...(shape === "shop" && aspect !== null ? { aspect } : {})}
              minWidth={24}
              minHeight={24}
              onChange={(_pixels, percent) => setPart(percent)}
              ariaLabels={handleNames(t)}
            >
              <img
                src={url}
                alt=""
                className={css.photo}
                onLoad={({ currentTarget }) => {
                  setImage(currentTarget);
                  begin(currentTarget, shape);
                }}
                onError={() => onFailed("picture.failed.unreadable")}
              />
            </ReactCrop>
          )}
        </div>
        <p className={screen.quiet}>{t("picture.crop.hint")}</p>
      </div>
      <DialogButtons>
        <Button onPress={onClose}>{t("picture.crop.cancel")}</Button>
        <Button look="primary" isDisabled={part === null} isPending={isDrawing} onPress={() => void keep()}>
          {t("picture.crop.keep")}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Object URL of the photo, valid until the window closes. */
function useObjectUrl(photo: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url;
}

function handleNames(t: (key: PlainKey) => string) {
  return {
    cropArea: t("picture.crop.area"),
    nwDragHandle: t("picture.crop.corner.nw"),
    nDragHandle: t("picture.crop.side.n"),
    neDragHandle: t("picture.crop.corner.ne"),
    eDragHandle: t("picture.crop.side.e"),
    seDragHandle: t("picture.crop.corner.se"),
    sDragHandle: t("picture.crop.side.s"),
    swDragHandle: t("picture.crop.corner.sw"),
    wDragHandle: t("picture.crop.side.w"),
  };
}
