import { describe, expect, it } from 'vitest';
import { mayAskFor } from '../../../review/pictures/filesByMode.ts';

describe('a file of stories is opened in the modes that it may ask for', () => {
  it('a component in its two and in those it adds', () => {
    const source = 'chromatic: { modes: { ...componentModes, ...forcedColorsMode } }';
    expect(mayAskFor('light', source)).toBe(true);
    expect(mayAskFor('forced-colors', source)).toBe(true);
    expect(mayAskFor('light-390', source)).toBe(false);
  });

  it('one that wants no picture in none', () => {
    expect(mayAskFor('light-390', 'chromatic: { disableSnapshot: true }')).toBe(false);
  });

  it('one that says nothing we know in all, where it is told to say its modes', () => {
    expect(mayAskFor('light-390', 'preview.meta({ title })')).toBe(true);
    expect(mayAskFor('forced-colors', 'preview.meta({ title })')).toBe(true);
  });
});
