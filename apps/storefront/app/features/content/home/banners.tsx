import { type FocusEvent, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { glide } from "../../../ui/browser/glide.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { sourceSet } from "../../../ui/picture.tsx";
import type { BannerView } from "./banner-view.ts";
import styles from "./banners.module.css";

/** Banners in a row with scroll snapping, moved by hand, dots or buttons. */
export function Banners({ slides }: { readonly slides: readonly BannerView[] }) {
  const { t } = useI18n();
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  if (slides.length === 0) return null;
  const goTo = (index: number) => {
    const slide = row.current?.children[index];
    if (slide instanceof HTMLElement)
      row.current?.scrollTo({
        left: slide.offsetLeft - (row.current.offsetWidth - slide.offsetWidth) / 2,
        behavior: glide(),
      });
  };
  // Scroll snapping would keep a slide with the focus beyond the edge.
  const show = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (target.matches(":focus-visible")) goTo([...currentTarget.children].indexOf(target));
  };
  const follow = () => {
    const element = row.current;
    const first = element?.firstElementChild;
    if (element && first instanceof HTMLElement) setCurrent(Math.round(element.scrollLeft / (first.offsetWidth + 12)));
  };
  return (
    <section aria-label={t("home.banners")} className={styles["banners"]}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slides inside have the focus; the row scrolls to it. */}
      <div ref={row} className={styles["row"]} onScroll={follow} onFocus={show}>
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} first={index === 0} />
        ))}
      </div>
      {slides.length > 1 && (
        <>
          <div className={styles["arrows"]}>
            <IconButton
              icon="left"
              look="card"
              label={t("home.banner.previous")}
              disabled={current === 0}
              onClick={() => goTo(current - 1)}
            />
            <IconButton
              icon="right"
              look="card"
              label={t("home.banner.next")}
              disabled={current === slides.length - 1}
              onClick={() => goTo(current + 1)}
            />
          </div>
          <div role="toolbar" aria-label={t("home.banners")} data-rove="" className={styles["dots"]}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                aria-label={t("home.banner.goTo", { number: index + 1 })}
                aria-current={index === current || undefined}
                onClick={() => goTo(index)}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function Slide({
  slide: { title, text, desktop, phone, url },
  first,
}: {
  readonly slide: BannerView;
  readonly first: boolean;
}) {
  const content = (
    <>
      <picture>
        {desktop && (
          <source
            media="(min-width: 769px)"
            srcSet={sourceSet(desktop) ?? desktop.src}
            sizes={sourceSet(desktop) && "(min-width: 992px) 900px, 94vw"}
            width={desktop.width}
            height={desktop.height}
          />
        )}
        {phone && (
          <img
            src={phone.src}
            srcSet={sourceSet(phone)}
            sizes={sourceSet(phone) && "82vw"}
            width={phone.width}
            height={phone.height}
            alt=""
            className={first ? undefined : "later"}
            loading={first ? "eager" : "lazy"}
            fetchPriority={first ? "high" : undefined}
          />
        )}
      </picture>
      <span className={styles["words"]}>
        <span className={styles["title"]}>{title}</span>
        <span className={styles["text"]}>{text}</span>
      </span>
    </>
  );
  return url ? (
    <a href={url} className={styles["slide"]}>
      {content}
    </a>
  ) : (
    <div className={styles["slide"]}>{content}</div>
  );
}
