// In the browser: what is drawn stands still, and where it is.

/** In px of the window around the story's frame. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const noCaret = new CSSStyleSheet();
noCaret.replaceSync('*, ::before, ::after { caret-color: transparent !important }');

/** Takes every movement to its end, those without one to their beginning, and calls what starts them again. */
export function standStill(): () => void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, noCaret];
  const stopped: Animation[] = [];
  for (const animation of document.getAnimations()) {
    if (animation.playbackRate === 0 || animation.effect === null) continue;
    if (animation.effect.getComputedTiming().endTime === Infinity) {
      animation.cancel();
      stopped.push(animation);
    } else {
      animation.finish();
    }
  }
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== noCaret);
    for (const animation of stopped) animation.play();
  };
}

/** The whole story, on whole pixels. */
export function storyBox(): Box {
  const body = document.body.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  // What is a thousandth over is rounding.
  const x = Math.floor(frame.x + body.x + 1e-3);
  const y = Math.floor(frame.y + body.y + 1e-3);
  return {
    x,
    y,
    width: Math.ceil(frame.x + body.right - 1e-3) - x,
    height: Math.ceil(frame.y + body.bottom - 1e-3) - y,
  };
}
