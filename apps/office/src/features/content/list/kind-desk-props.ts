import type { WireContentRow } from "@skatert/contract";
import type { ReactNode } from "react";
import type { Added } from "../../../model/content/change-content.ts";
import type { ContentKind } from "../../../model/content/content-kinds.ts";
import type { EntityAddress } from "../../../model/entities/entity-path.ts";
import type { OfficeError } from "../../../platform/api/office-error.ts";

type Answer = Promise<{ readonly ok: true } | { readonly ok: false; readonly error: OfficeError }>;

export interface KindDeskProps {
  readonly kind: ContentKind;
  readonly rows: readonly WireContentRow[];
  /** `key` makes a retry of the same attempt harmless. */
  readonly onAdd: (title: string, key: string) => Promise<Added>;
  /** The entity that records the history of an entry. */
  readonly historyOf: (id: string) => EntityAddress;
  readonly onMove: (ids: readonly string[]) => Answer;
  readonly onRemove: (id: string) => Answer;
  /** Restores a removed entry. Without it the list hides removed entries. */
  readonly onReturn?: (id: string) => Answer;
  /** The form of an entry. */
  readonly children: (row: WireContentRow) => ReactNode;
}
