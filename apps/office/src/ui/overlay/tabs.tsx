import { type ReactNode, useEffect, useRef } from "react";
import { Tabs as AriaTabs, type Key, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import { InLanguage } from "../in-language.tsx";
import styles from "./tabs.module.css";

interface TabsProps<Value extends Key> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Value; readonly title: ReactNode; readonly content: ReactNode }[];
  readonly selected: Value;
  readonly onSelect: (id: Value) => void;
}

/** Tabs of a screen; one is visible. Keep the selected one in the URL. */
export function Tabs<Value extends Key>({ label, tabs, selected, onSelect }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection marks another tab
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>("[aria-selected='true']");
    if (list.current === null || !tab) return;
    const [row, at] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    // Scroll only the row: `scrollIntoView` would scroll the page too.
    if (at.left < row.left || at.right > row.right)
      list.current.scrollLeft += at.left - row.left - (row.width - at.width) / 2;
  }, [selected]);
  return (
    <InLanguage>
      <AriaTabs
        selectedKey={selected}
        onSelectionChange={(key) => {
          const tab = tabs.find(({ id }) => id === key);
          if (tab) onSelect(tab.id);
        }}
      >
        <TabList ref={list} aria-label={label} className={styles.list ?? ""}>
          {tabs.map(({ id, title }) => (
            <Tab key={id} id={id} className={styles.tab ?? ""}>
              {title}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={styles.panel ?? ""}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </InLanguage>
  );
}
