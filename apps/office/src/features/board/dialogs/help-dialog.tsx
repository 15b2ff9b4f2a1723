import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./dialogs.module.css";

const keys = ["arrows", "enter", "primary", "delay", "refuse", "search", "help"] as const;

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useBoardWords();
  return (
    <Dialog title={t("board.help.title")} isOpen onClose={onClose}>
      <ul className={styles.keys}>
        {keys.map((key) => (
          <li key={key}>{t(`board.help.${key}`)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
