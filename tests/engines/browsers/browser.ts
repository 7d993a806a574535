/** The keys that journeys press, by their names in UI Events (https://www.w3.org/TR/uievents-key/). */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace';

/** CSS pixels of the window. */
export interface Size {
  width: number;
  height: number;
}

/** A window with storage of its own, and what a hand can do there. Points are CSS pixels of the window. */
export interface BrowserWindow {
  /** Opens an address and waits for its document. */
  open(address: string): Promise<void>;
  /** Goes back and waits for the document, if it is another. */
  back(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs `work` in the page, which sees its one argument and nothing else of this side. */
  run<A, R>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The window as PNG, one pixel for each CSS pixel. */
  picture(): Promise<Buffer>;
  /** Uncaught errors of the pages so far; undefined where the engine does not tell. */
  errors(): string[] | undefined;
  close(): Promise<void>;
}

/** An engine at work, asked for less motion. */
export interface Browser {
  newWindow(size: Size): Promise<BrowserWindow>;
  close(): Promise<void>;
}
