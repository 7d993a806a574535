/** From the drawing to the real screen: the steps to its target. */
export interface GoTo {
  kind: 'storyboards:go';
  slugs: string[];
  /** Restart even for the same steps, because the user has moved the screen. */
  anew: boolean;
  /** The screen is already where the steps before the last lead: send only that one. */
  onward: boolean;
}

/** From the real screen: its active states; undefined until it has loaded. */
export interface At {
  kind: 'storyboards:at';
  leaves: string[] | undefined;
}

export type LiveMessage = GoTo | At;

export function isLiveMessage(data: unknown): data is LiveMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  return data.kind === 'storyboards:go' || data.kind === 'storyboards:at';
}
