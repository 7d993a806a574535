// In the browser, beside a story's test: its pictures.
export { areReadsTaken, declaredModes, modeOfTest } from './pictures/declared.ts';
export { checkColours, takePictures, type DrawnStory } from './pictures/takePictures.ts';
