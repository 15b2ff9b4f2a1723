import { type KeyboardEvent, useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { StoryView } from "../../../model/page/modals.ts";
import { getMedia, useMedia } from "../../../platform/media/use-media.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./story-modal.module.css";

export interface StoryViewerProps {
  readonly stories: readonly StoryView[];
  readonly start: number;
  readonly onClose: () => void;
}

const storyMilliseconds = 6000;

/** Stories in sequence. They pause with reduced motion, and while a pointer is on them. */
export default function StoryViewer({ stories, start, onClose }: StoryViewerProps) {
  const { t } = useI18n();
  const [index, setIndex] = useState(start);
  const [isPaused, setPaused] = useState(false);
  const story = stories[index];
  const picture = story?.slides[0];
  const shown = useMedia("photos", picture?.src ?? null);
  useAhead(stories[index + 1]?.slides[0]?.src);
  const move = (step: number) => {
    if (index + step >= stories.length) onClose();
    else setIndex(Math.max(0, index + step));
  };
  useAutoAdvance(() => move(1), isPaused, index);
  if (!story) return null;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") move(1);
    if (key === "ArrowLeft") move(-1);
  };
  return (
    <Dialog title={story.title} bare onKeyDown={onKeyDown} onClose={onClose}>
      <div className={styles["story"]} onPointerDown={() => setPaused(true)} onPointerUp={() => setPaused(false)}>
        <div className={styles["bars"]} aria-hidden="true">
          {stories.map(({ id }, position) => (
            <span
              key={id}
              className={classNames(
                styles["bar"],
                position < index && styles["seen"],
                position === index && styles["now"],
              )}
            />
          ))}
        </div>
        {shown && picture && (
          <img key={story.id} src={shown} alt={picture.alt || story.title} className={styles["picture"]} />
        )}
        <button
          type="button"
          className={styles["previous"]}
          aria-label={t("home.story.previous")}
          onClick={() => move(-1)}
        />
        <button type="button" className={styles["next"]} aria-label={t("home.story.next")} onClick={() => move(1)} />
        <div className={styles["words"]}>
          <p className={styles["title"]}>{story.title}</p>
          <p>{story.text}</p>
          {story.url && (
            <a href={story.url} className={classNames(buttonClass("action", "l", true), styles["link"])}>
              {t("home.story.open")}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Preload the next story's picture. */
function useAhead(src: string | undefined): void {
  useEffect(() => {
    if (src) void getMedia("photos", src);
  }, [src]);
}

function useAutoAdvance(advance: () => void, isPaused: boolean, index: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new story starts a new time; `advance` belongs to its story.
  useEffect(() => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isPaused || still) return;
    const timer = setTimeout(advance, storyMilliseconds);
    return () => clearTimeout(timer);
  }, [isPaused, index]);
}
