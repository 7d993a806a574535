import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { people } from '../../mocks/fixtures/people.ts';
import { paths } from '../../src/domain/paths.ts';
import { fresh, LiveSite, type Site } from './_parts/LiveSite.tsx';

const dashboard = paths.dashboard.pattern;

/** The student's row with this avatar. */
function profileWith(avatar: string) {
  const { id, role, displayName } = people.student;
  return http.get('*/rest/v1/profiles', () =>
    HttpResponse.json({ id, role, display_name: displayName, avatar_url: avatar }),
  );
}

const meta = preview.meta({
  title: 'Faults/Profile',
  render: (_, { parameters }) => <LiveSite site={parameters.site as Site} />,
  tags: ['!autodocs', 'fault'],
  parameters: {
    path: dashboard,
    site: { address: dashboard, stored: fresh } satisfies Site,
    chromatic: { disableSnapshot: true },
  },
});

/** The profile's picture is on another host: it is not requested, and the initials stay. */
export const PictureFromElsewhere = meta.story({
  beforeEach({ msw }) {
    msw.use(profileWith('https://pictures.example/storage/v1/object/public/avatars/lena.png'));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Student Dashboard');
    const account = await canvas.findByRole('button', { name: /^Account of / });
    await expect(account).toHaveTextContent('LB');
    await expect(account.querySelector('img')).toBeNull();
  },
});

/** The picture is in the project's own storage and replaces the initials. */
export const PictureOfOwnStorage = meta.story({
  beforeEach({ msw }) {
    const picture = `${location.origin}/storage/v1/object/public/avatars/lena.svg`;
    msw.use(
      profileWith(picture),
      http.get(
        picture,
        () =>
          new HttpResponse('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>', {
            headers: { 'content-type': 'image/svg+xml' },
          }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const account = await canvas.findByRole('button', { name: /^Account of / });
    await waitFor(() => expect(account.querySelector('img')).toBeVisible());
    await expect(account).not.toHaveTextContent('LB');
  },
});
