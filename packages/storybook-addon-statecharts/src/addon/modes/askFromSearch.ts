import { addons, type API } from 'storybook/manager-api';
import { askTheBoard } from './ask.ts';

/** Storybook's own search field, which finds stories by name alone. */
const SEARCH = 'storybook-explorer-searchfield';

function linkFor(api: API): HTMLButtonElement {
  const link = document.createElement('button');
  link.type = 'button';
  link.className = 'ask-from-search';
  link.addEventListener('click', () => {
    const field = document.querySelector<HTMLInputElement>(`#${SEARCH}`);
    askTheBoard(api, field?.value.trim() ?? '');
  });
  return link;
}

/**
 * Adds a link below the sidebar's search that passes the text to the board's search, which knows
 * synonyms, states, roles and screen texts: `login` and `429` are names of no story. Ctrl or ⌘ with
 * Enter activates it.
 */
addons.register('storybook-addon-statecharts/ask-from-search', (api) => {
  const link = linkFor(api);
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== SEARCH) return;
    const question = target.value.trim();
    link.textContent = `Ask the board: “${question}”`;
    link.hidden = question === '';
    // Storybook sometimes re-renders its sidebar; the link belongs after the field's own row.
    const row = target.closest('.search-field')?.parentElement;
    if (row && row.nextElementSibling !== link) row.after(link);
  });
  document.addEventListener(
    'keydown',
    (event) => {
      const isAsking = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isAsking || !(event.target instanceof Element) || event.target.id !== SEARCH) return;
      event.preventDefault();
      event.stopPropagation();
      link.click();
    },
    true,
  );
});
