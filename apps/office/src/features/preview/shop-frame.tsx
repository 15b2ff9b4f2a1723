import { useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { PREVIEW_WINDOWS, type PreviewWindow, scaleToFit } from "../../model/preview/preview-pages.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import css from "./preview.module.css";
import { useRoom } from "./use-room.ts";
import { useShopFrame } from "./use-shop-frame.ts";

interface ShopFrameProps {
  readonly address: string;
  readonly window: PreviewWindow;
  /** The page is an error page. */
  readonly onMute: () => void;
}

/** A page of the real shop in a viewport of a given width, scaled down to fit. */
export function ShopFrame({ address, window: kind, onMute }: ShopFrameProps) {
  const { t } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const { frame, round, onLoad } = useShopFrame({ address, onMute });
  const [loaded, setLoaded] = useState("");
  const { width, height } = PREVIEW_WINDOWS[kind];
  const scale = scaleToFit(width, room);
  return (
    <div ref={place} className={css.place}>
      <div className={css.window} style={{ width: width * scale, height: height * scale }}>
        {loaded !== address && (
          <div className={css.cover}>
            <Skeleton height="100%" />
          </div>
        )}
        <iframe
          key={`${round} ${address}`}
          ref={frame}
          className={css.frame}
          style={{ width, height, transform: `scale(${scale})` }}
          title={t("preview.frame")}
          src={address}
          // The sandbox keeps the shop's links in the frame, so that it cannot replace the office.
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="no-referrer"
          onLoad={() => {
            setLoaded(address);
            onLoad();
          }}
        />
      </div>
    </div>
  );
}
