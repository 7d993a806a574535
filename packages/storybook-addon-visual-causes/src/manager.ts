// In Storybook's manager: shows in the sidebar which stories changed, so that its filters find them.
import { addons, experimental_getStatusStore } from 'storybook/manager-api';
import { REVIEWED, type StoryStatuses } from './desk/desk.ts';

const NAME = 'storybook-addon-visual-causes';
const store = experimental_getStatusStore(NAME);

const kinds = {
  new: { value: 'status-value:new', title: 'New pictures' },
  changed: { value: 'status-value:modified', title: 'Changed pictures' },
  'not taken': { value: 'status-value:warning', title: 'Pictures not taken' },
} as const;

async function showStatuses(): Promise<void> {
  const response = await fetch('./desk/statuses.json');
  if (!response.ok) return;
  const statuses = (await response.json()) as StoryStatuses;
  store.unset();
  store.set(
    Object.entries(statuses).map(([storyId, status]) => ({
      storyId,
      typeId: NAME,
      description: 'Compared with the base in Review/Changes',
      ...kinds[status],
    })),
  );
}

addons.register(NAME, (api) => {
  void showStatuses();
  api.on(REVIEWED, () => void showStatuses());
});
