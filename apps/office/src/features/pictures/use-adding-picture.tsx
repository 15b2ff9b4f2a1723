import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { PlainKey } from "../../i18n/message-key.ts";
import { fileFailure } from "../../model/pictures/picture-failure.ts";
import { readPhoto } from "../../model/pictures/read-photo.ts";
import type { PictureUpload } from "./use-picture-upload.ts";

const CropDialog = lazy(async () => ({ default: (await import("./crop-dialog.tsx")).CropDialog }));

interface AddingOptions {
  readonly aspect: number | null;
  readonly upload: PictureUpload;
}

interface AddingPicture {
  /** Opens the browser's file dialog. */
  readonly choose: () => void;
  /** Crops a stored picture again. */
  readonly cropAgain: (address: string) => void;
  /** Whether a file is dragged over the target. */
  readonly isOver: boolean;
  /** Spread over the element that accepts dropped and pasted files. */
  readonly target: Pick<ComponentProps<"fieldset">, "onDragOver" | "onDragLeave" | "onDrop" | "onPaste">;
  /** Render it: the crop window and the hidden file field. */
  readonly parts: ReactNode;
}

/** Adds a photo: chosen, dropped or pasted, then cropped, then uploaded (EDIT-1). */
export function useAddingPicture({ aspect, upload }: AddingOptions): AddingPicture {
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = (file: File | null | undefined) => {
    if (file == null) return;
    const fault = fileFailure(file);
    if (fault === null) setPhoto(file);
    else upload.fail(fault);
  };
  const failed = (reason: PlainKey) => {
    setPhoto(null);
    upload.fail(reason);
  };
  const cropAgain = async (address: string) => {
    const stored = await readPhoto(address);
    if (stored === null) upload.fail("picture.failed.unopened");
    else setPhoto(stored);
  };

  return {
    choose: () => input.current?.click(),
    cropAgain: (address) => void cropAgain(address),
    isOver,
    target: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event) {
        setIsOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      },
      onPaste(event) {
        const [file] = event.clipboardData.files;
        if (file === undefined) return;
        event.preventDefault();
        take(file);
      },
    },
    parts: (
      <>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic"
          hidden
          onChange={({ target }) => {
            take(target.files?.[0]);
            // Reset the field, so that the same file can be chosen again.
            target.value = "";
          }}
        />
        {photo !== null && (
          <Suspense fallback={null}>
            <CropDialog
              photo={photo}
              aspect={aspect}
              onClose={() => setPhoto(null)}
              onFailed={failed}
              onCropped={(picture) => {
                setPhoto(null);
                upload.send(picture);
              }}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
