export interface FrameReloads {
  /** A new page starts to load from its address. */
  opened(): void;
  /** The page's script listens; its content may be older than the last saved change. */
  ready(): void;
  /** The page has loaded. Without a script before, it is an error page, or none. */
  loaded(): void;
  /** A change was saved. */
  saved(): void;
}

interface FrameReloadsDeps {
  /** Asks the page to load again at its current address. */
  readonly reload: () => void;
  /** Loads the frame again from its address, because its page does not listen. */
  readonly replace: () => void;
  /** The frame shows an error page. */
  readonly onMute: () => void;
}

/**
 * Decides when a frame loads again so that it shows the last saved change: also for a change saved while a page is
 * loading on a slow line, and for a page without scripts (EDIT-4).
 */
export function createFrameReloads({ reload, replace, onMute }: FrameReloadsDeps): FrameReloads {
  let state: "loading" | "ready" | "mute" = "loading";
  let isLate = false;

  function begin(load: () => void): void {
    state = "loading";
    isLate = false;
    load();
  }
  return {
    opened: () => begin(() => undefined),
    ready() {
      state = "ready";
      if (isLate) begin(reload);
    },
    loaded() {
      if (state !== "loading") return;
      state = "mute";
      if (isLate) return begin(replace);
      onMute();
    },
    saved() {
      if (state === "loading") isLate = true;
      else begin(state === "ready" ? reload : replace);
    },
  };
}
