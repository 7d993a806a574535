/** What the drawing tells the real screen beside it: the steps that lead to where it should be. */
export interface GoTo {
  kind: 'storyboards:go';
  slugs: string[];
  /** From the start, even if these are the steps that it took already: somebody has moved it by hand. */
  anew: boolean;
  /** The steps before the last lead where the real screen is already, by whatever way: only that one is sent. */
  onward: boolean;
}

/** What the real screen tells back: where its statechart rests; undefined until it is there. */
export interface At {
  kind: 'storyboards:at';
  leaves: string[] | undefined;
}

export type LiveMessage = GoTo | At;

export function isLiveMessage(data: unknown): data is LiveMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  return data.kind === 'storyboards:go' || data.kind === 'storyboards:at';
}
