import { expect, test, type Page } from '@playwright/test';
import { compositions } from './pageList.ts';
import { waitForTypefaces } from './typefaces.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page: what the whole style sheet changes of its visible elements. */
function changes(): string[] {
  const sheet = document.querySelector<HTMLLinkElement>('#whole')?.sheet;
  if (!sheet) throw new Error('The whole style sheet has not loaded');
  const declared = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [...rule.style];
      return rule instanceof CSSGroupingRule ? declared(rule.cssRules) : [];
    });
  // A custom property has an effect only through others, a scroll margin only on a moving focus.
  const names = [...new Set(declared(sheet.cssRules))].filter(
    (name) => !/^(?:--|scroll-margin)/u.test(name),
  );
  const visible = [...document.querySelectorAll('body, body *')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  const boxes = visible.flatMap((element) => [
    { element, pseudo: '' },
    ...['::before', '::after']
      .filter((pseudo) => getComputedStyle(element, pseudo).content !== 'none')
      .map((pseudo) => ({ element, pseudo })),
  ]);
  const styles = (isWhole: boolean): string[][] => {
    sheet.disabled = !isWhole;
    return boxes.map(({ element, pseudo }) => {
      const style = getComputedStyle(element, pseudo);
      return names.map((name) => style.getPropertyValue(name));
    });
  };
  const [whole, critical] = [styles(true), styles(false)];
  return boxes.flatMap(({ element, pseudo }, box) =>
    names.flatMap((name, index) => {
      const [is, was] = [whole[box]?.[index], critical[box]?.[index]];
      return is === was
        ? []
        : [
            `${element.localName}.${element.getAttribute('class')}${pseudo} ${name}: ${was} → ${is}`,
          ];
    }),
  );
}

async function loadWholeSheet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((loaded) => {
        const sheet = document.createElement('link');
        sheet.id = 'whole';
        sheet.rel = 'stylesheet';
        sheet.href = document.documentElement.dataset.sheet ?? '';
        sheet.addEventListener('load', loaded);
        document.head.append(sheet);
      }),
  );
}

// One test for all, because a page of its own for each takes longer than the comparison.
test('every page has all the styles of its content', async ({ page }) => {
  // Without scripts only the document's own styles apply.
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  for (const pathname of compositions) {
    await page.goto(pathname);
    // The typefaces apply once the browser has reported a paint (src/app/boot.js).
    await waitForTypefaces(page);
    await loadWholeSheet(page);
    for (const { width, theme } of [
      { width: 390, theme: 'light' },
      { width: 1280, theme: 'dark' },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((name) => {
        document.documentElement.classList.remove('light', 'dark');
        document.documentElement.classList.add(name);
      }, theme);
      expect.soft(await page.evaluate(changes), `${pathname}, ${theme}, ${width} px`).toEqual([]);
    }
  }
});
