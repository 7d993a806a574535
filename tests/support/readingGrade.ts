import { syllable } from 'syllable';

const wordsOf = (sentence: string) => sentence.match(/[a-z][a-z’'-]*/giu) ?? [];

/**
 * The Flesch-Kincaid grade of sentences (Kincaid and others 1975). Labels of fewer than three words do not
 * count, because they would only lower the grade.
 */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.?!:”])\s+/u))
    .map(wordsOf)
    .filter((words) => words.length >= 3);
  const words = sentences.flat();
  const syllables = words.reduce((total, word) => total + syllable(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}
