import { Button } from "../button.tsx";
import styles from "./state.module.css";

interface ErrorStateProps {
  readonly title: string;
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Whether the page has nothing else, so that this is its heading. */
  readonly isPage?: boolean;
}

/** A list or a page that could not be loaded. */
export function ErrorState({ title, text, retryLabel, onRetry, isRetrying = false, isPage = false }: ErrorStateProps) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <div className={styles.state} role="alert">
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      <Button onPress={onRetry} isPending={isRetrying}>
        {retryLabel}
      </Button>
    </div>
  );
}
