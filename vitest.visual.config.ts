import { picturesIn } from './review/pictures/picturesIn.ts';
import { ensureBrowser, isBrowserPinned } from './scripts/browser.ts';

if (!isBrowserPinned()) {
  process.stdout.write('Pictures are only compared on linux-x64, with the pinned browser.\n');
  process.exit(0);
}

export default picturesIn('test-results/visual', await ensureBrowser());
