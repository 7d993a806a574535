// A question that people ask of a statechart, as data.

/** What happens, and where that leads. */
export interface QuestionStep<
  EventName extends string = string,
  StatePath extends string = string,
> {
  event: EventName;
  to: StatePath;
  /** The story that shows what is seen on this way there; the state's own unless said. */
  story?: string;
}

export interface Question<EventName extends string = string, StatePath extends string = string> {
  /** In an address. */
  id: string;
  /** Goes on from "What happens when …": `I come back after a week?` */
  words: string;
  /** What does, in a sentence. */
  answer: string;
  steps: readonly QuestionStep<EventName, StatePath>[];
}
