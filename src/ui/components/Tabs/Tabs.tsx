import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react/tab';
import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  /** Unique on the page. */
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name: "Manage the academy". */
  label: string;
  tabs: readonly TabItem[];
  selectedId: string;
  onSelect: (id: string) => void;
}

/** The width of a faded edge, in px (Tabs.css.ts). */
const FADED = 48;

/**
 * Parts of one view, one shown at a time; arrow keys select. Scrolls sideways on narrow windows, where
 * the row fades towards what is out of view.
 *
 * Use in the dashboard. Not for filtering one list (FilterChips), not for steps, and not on public
 * pages, where hidden content is not found. Built on Ariakit, 19 KB.
 *
 * ## Content
 * - One or two words a tab, nouns, first letter a capital. The most used part first.
 * - The row’s label names what the tabs are parts of: “Manage the academy”.
 *
 * ## Behaviour
 * - The URL contains the chosen tab, so that it can be shared.
 *
 * ## Keyboard
 * - <kbd>Tab</kbd>: Reaches the chosen tab; once more goes into the panel.
 * - <kbd>Left</kbd> <kbd>Right</kbd>: Chooses the previous or next tab, and wraps around.
 * - <kbd>Home</kbd> <kbd>End</kbd>: Chooses the first or the last.
 *
 * ## Accessibility
 * - A list of tabs, named by its label, and a panel for each, named by its tab.
 */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // Scrolls the selected tab into view in its row; `scrollIntoView` would also scroll the page.
  useEffect(() => {
    const row = list.current;
    const tab = document.getElementById(selectedId);
    if (row === null || tab === null) return;
    const edges = row.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    // Clear of the faded edges.
    row.scrollLeft +=
      Math.max(0, box.right + FADED - edges.right) + Math.min(0, box.left - FADED - edges.left);
  }, [selectedId]);

  return (
    <TabProvider
      selectedId={selectedId}
      setSelectedId={(id) => {
        if (typeof id === 'string') onSelect(id);
      }}
    >
      <div className={styles.tabs}>
        <TabList ref={list} className={styles.list} aria-label={label}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={styles.tab}>
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} tabId={tab.id} className={styles.panel}>
            {tab.content}
          </TabPanel>
        ))}
      </div>
    </TabProvider>
  );
}
