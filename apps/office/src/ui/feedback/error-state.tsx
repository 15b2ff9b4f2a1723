import { Button } from "../button.tsx";
import styles from "./state.module.css";

interface ErrorStateProps {
  readonly title: string;
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** A list or a page that could not be loaded. */
export function ErrorState({ title, text, retryLabel, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <Button onPress={onRetry} isPending={isRetrying}>
        {retryLabel}
      </Button>
    </div>
  );
}
