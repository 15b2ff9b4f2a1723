import { type ReactNode, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../settings.module.css";

interface EntryListProps<Entry extends object> {
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Name of an entry in its line and its buttons. */
  readonly nameOf: (entry: Entry) => string;
  /** Whether an entry has a fault. Such an entry is open. */
  readonly isFaulty: (at: number) => boolean;
  readonly max: number;
  readonly empty: Entry;
  readonly addLabel: string;
  /** The list's name in its form. */
  readonly path: string;
  /** The fault of the whole list. */
  readonly error: string | null;
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly children: (entry: Entry, at: number, put: (part: Partial<Entry>) => void) => ReactNode;
}

/** Entries with several fields, one line each until expanded; buttons add, remove and move them. */
export function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { label, entries, nameOf, isFaulty, max, empty, addLabel, path, error, onChange, children } = props;
  const { t } = useI18n();
  const [open, setOpen] = useState<number | null>(null);
  const move = (at: number, to: number) => {
    onChange(entries.toSpliced(at, 1).toSpliced(to, 0, entries[at] ?? empty));
    setOpen(to);
  };
  const toggle = (at: number, isOpen: boolean) => {
    if (isOpen) setOpen(at);
    else if (open === at) setOpen(null);
  };
  return (
    <FieldGroup legend={label} data-field={path} error={error}>
      {entries.map((entry, at) => {
        const name = nameOf(entry) || t("shopset.nameless");
        return (
          <details
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their fields hold no state
            key={at}
            className={css.entry}
            open={open === at || isFaulty(at)}
            onToggle={({ currentTarget, target }) => {
              if (target === currentTarget) toggle(at, currentTarget.open);
            }}
          >
            <summary>{name}</summary>
            <div className={css.inside}>
              {children(entry, at, (part) => onChange(entries.toSpliced(at, 1, { ...entry, ...part })))}
              <EntryButtons
                name={name}
                onUp={at > 0 ? () => move(at, at - 1) : null}
                onDown={at < entries.length - 1 ? () => move(at, at + 1) : null}
                onRemove={() => {
                  onChange(entries.toSpliced(at, 1));
                  setOpen(null);
                }}
              />
            </div>
          </details>
        );
      })}
      {entries.length < max && (
        <div>
          <Button
            onPress={() => {
              onChange([...entries, empty]);
              setOpen(entries.length);
            }}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

interface EntryButtonsProps {
  readonly name: string;
  /** Null: the entry is the first one. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: () => void;
}

function EntryButtons({ name, onUp, onDown, onRemove }: EntryButtonsProps) {
  const { t } = useI18n();
  return (
    <div className={screen.buttons}>
      {onUp !== null && (
        <Button aria-label={t("shopset.up.of", { name })} onPress={onUp}>
          {t("shopset.up")}
        </Button>
      )}
      {onDown !== null && (
        <Button aria-label={t("shopset.down.of", { name })} onPress={onDown}>
          {t("shopset.down")}
        </Button>
      )}
      <Button look="quiet" aria-label={t("shopset.remove.of", { name })} onPress={onRemove}>
        {t("shopset.remove")}
      </Button>
    </div>
  );
}
