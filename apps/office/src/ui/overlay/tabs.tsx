import type { ReactNode } from "react";
import { Tabs as AriaTabs, type Key, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import { InLanguage } from "../in-language.tsx";
import styles from "./tabs.module.css";

interface TabsProps<Value extends Key> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Value; readonly title: ReactNode; readonly content: ReactNode }[];
  readonly selected: Value;
  readonly onSelect: (id: Value) => void;
}

/** Parts of one screen of which one is shown. Keep the selected one in the URL. */
export function Tabs<Value extends Key>({ label, tabs, selected, onSelect }: TabsProps<Value>) {
  return (
    <InLanguage>
      <AriaTabs
        selectedKey={selected}
        onSelectionChange={(key) => {
          const tab = tabs.find(({ id }) => id === key);
          if (tab) onSelect(tab.id);
        }}
      >
        <TabList aria-label={label} className={styles.list ?? ""}>
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
