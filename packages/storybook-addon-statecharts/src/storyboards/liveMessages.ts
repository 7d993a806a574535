/** From the drawing to the real screen: steps to take. */
export interface GoTo {
  kind: 'storyboards:go';
  slugs: readonly string[];
  /** From the start instead of where the screen is. */
  isRestart: boolean;
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
