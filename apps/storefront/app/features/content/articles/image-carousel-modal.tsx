import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ModalProps } from "../../../model/page/modals.ts";
import { glide } from "../../../ui/browser/glide.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./image-carousel-modal.module.css";

/** Pictures at full size, side by side, moved by swipe, buttons and arrow keys (MODAL-1). */
export default function ImageCarouselModal({
  pictures,
  start = 0,
  onClose,
}: ModalProps["image-carousel"] & { readonly onClose: () => void }) {
  const { t } = useI18n();
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);
  const goTo = (index: number, behavior = glide()) => {
    const element = row.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the carousel opens at a picture once.
  useEffect(() => {
    goTo(start, "instant");
  }, []);
  const follow = () => {
    const element = row.current;
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") goTo(Math.min(current + 1, pictures.length - 1));
    if (key === "ArrowLeft") goTo(Math.max(current - 1, 0));
  };
  return (
    <Dialog title={pictures[current]?.alt || t("gallery.title")} shape="full" onKeyDown={onKeyDown} onClose={onClose}>
      <div className={styles["carousel"]}>
        <div ref={row} className={styles["row"]} onScroll={follow}>
          {pictures.map(({ src, alt }, index) => (
            <img key={src} src={src} alt={alt} loading={Math.abs(index - start) < 2 ? "eager" : "lazy"} />
          ))}
        </div>
        {pictures.length > 1 && (
          <div className={styles["tools"]}>
            <IconButton
              icon="left"
              label={t("gallery.previous")}
              disabled={current === 0}
              onClick={() => goTo(current - 1)}
            />
            <p aria-live="polite">{t("gallery.position", { number: current + 1, count: pictures.length })}</p>
            <IconButton
              icon="right"
              label={t("gallery.next")}
              disabled={current === pictures.length - 1}
              onClick={() => goTo(current + 1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
