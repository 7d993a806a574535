import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes } from 'storybook-addon-statecharts/modes';
import { supabase } from '../../mocks/supabase.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { ChangeName } from './_parts/ChangeName.tsx';
import { LongList } from './_parts/LongList.tsx';
import { SeatsTaken } from './_parts/SeatsTaken.tsx';
import { UploadFile } from './_parts/UploadFile.tsx';

/** For developers, above the stories. */
const guide = `
Stories and tests need no backend. \`mocks/\` is a Supabase in memory: **supabase-js calls it as it calls
the hosted one and gets the same responses**: statuses, codes and messages. Nothing is installed or
started. Each story begins with the same data, and what it writes is removed when it ends.

- **Data:** reads of one table with comparisons, \`like\`, \`in\`, \`is\`, \`or\` and \`not\`, order, pages with
  a count; inserts, upserts, updates and deletes, under the policies of \`supabase/migrations\`.
- **Remote procedures and functions:** those that a story registers with \`supabase.procedures.set\` and
  \`supabase.functions.set\`.
- **Files:** buckets that a story defines with \`supabase.files.define\`; upload, list, download, remove.
- **Realtime:** rows that change. \`supabase.dropSockets()\` closes the connection; the client reconnects
  by itself.
- **Sign-in:** four people, one for each role, in \`mocks/fixtures/people.ts\`. Tokens end after an hour, are
  exchanged once, and carry their level.

A table of your own is one call, in a story's \`beforeEach\`:

\`\`\`ts
import { supabase } from '../../mocks/supabase.ts';

supabase.database.define('gifts', {
  columns: { id: { type: 'int8', identity: true }, amount: { type: 'int4', notNull: true } },
  primaryKey: ['id'],
  realtime: true,
  rows: [{ amount: 25 }, { amount: 50 }],
});
\`\`\`

To see a failure, put a scenario before it: \`msw.use(...scenarios.offline)\`. All of them are in
\`mocks/scenarios/scenarios.ts\`, and under Faults.

**Limits:** it runs no SQL, triggers or views. An unsupported request, such as one for related tables, a
text search, a signed URL, a broadcast or presence, gets an error that names it (\`501 NOT_MOCKED\`) and
fails the story. Answer it with a handler of your own: \`msw.use(http.get('*/rest/v1/lessons', …))\`. SQL,
triggers and row rules run in the embedded Supabase of \`npm start\`.
`;

const meta = preview.meta({
  title: 'Flows/Mocked Supabase',
  decorators: [withCanvas],
  parameters: {
    chromatic: { modes: componentModes },
    docs: {
      description: { component: guide },
      // Inline stories would share one database.
      story: { inline: false, height: '24rem' },
    },
  },
});

/** A person changes their name: the database row is updated, and reads return the new name. */
export const WriteThatSucceeds = meta.story({
  render: () => <ChangeName />,
  play: async ({ canvas, step, userEvent }) => {
    await step('A person types another name and saves it', async () => {
      const field = await canvas.findByRole('textbox', { name: 'Display name' });
      await userEvent.clear(field);
      await userEvent.type(field, 'Lena B.');
      await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    });
    await step('The table has the new name', async () => {
      await expect(await canvas.findByText('The table profiles has “Lena B.”.')).toBeVisible();
    });
  },
});

/** A file is uploaded to a bucket, whose list shows it with type and size. */
export const Upload = meta.story({
  render: () => <UploadFile />,
  beforeEach() {
    supabase.files.define('worksheets', { allowedMimeTypes: ['text/csv'] });
  },
  play: async ({ canvas, step, userEvent }) => {
    const upload = () =>
      userEvent.click(canvas.getByRole('button', { name: 'Upload savings.csv' }));
    await expect(canvas.getByText('Files in the bucket: 0')).toBeVisible();
    await step('The bucket lists the uploaded file', async () => {
      await upload();
      const table = await canvas.findByRole('table', { name: 'Bucket “worksheets”' });
      const cells = within(table).getAllByRole('cell');
      await expect(cells.map(({ textContent }) => textContent)).toEqual(['text/csv', '25']);
    });
    await step('The same file a second time is refused', async () => {
      await upload();
      await expect(await canvas.findByText('The resource already exists')).toBeVisible();
    });
  },
});

/** A seat is taken on another device: the page receives the change without a request. */
export const RowThatChanges = meta.story({
  render: () => <SeatsTaken />,
  beforeEach() {
    supabase.database.define('classes', {
      columns: { id: { type: 'int8' }, taken: { type: 'int4' } },
      primaryKey: ['id'],
      realtime: true,
      rows: [{ id: 1, taken: 11 }],
    });
  },
  play: async ({ canvas, step, userEvent }) => {
    const expectSeatsTaken = (seats: number) =>
      waitFor(() =>
        expect(canvas.getByRole('progressbar', { name: 'First money' })).toHaveAttribute(
          'aria-valuetext',
          `${seats} of 15 seats taken`,
        ),
      );
    await expect(await canvas.findByText('Listening')).toBeVisible();
    await expectSeatsTaken(11);
    const button = canvas.getByRole('button', { name: 'Take a seat on another device' });
    await step('A seat taken elsewhere is counted', async () => {
      await userEvent.click(button);
      await expectSeatsTaken(12);
    });
    await step('A lost connection is restored', async () => {
      supabase.dropSockets();
      await expect(await canvas.findByText('Connecting')).toBeVisible();
      await expect(await canvas.findByText('Listening')).toBeVisible();
    });
    await step('The next seat is counted again', async () => {
      await userEvent.click(button);
      await expectSeatsTaken(13);
    });
  },
});

/** A long list loads page by page, with the total number of rows. */
export const PageOfALongList = meta.story({
  render: () => <LongList />,
  beforeEach() {
    supabase.database.define('gifts', {
      columns: {
        id: { type: 'int8', identity: true },
        amount: { type: 'int4' },
        given_on: { type: 'date' },
      },
      primaryKey: ['id'],
      rows: Array.from({ length: 43 }, (_, at) => ({
        amount: [25, 50, 100][at % 3],
        given_on: `2026-01-${String((at % 28) + 1).padStart(2, '0')}`,
      })),
    });
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('The first page shows the number of rows', async () => {
      await expect(await canvas.findByText('1 to 5 of 43, answered with 206')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    });
    await step('The next page shows the following rows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(await canvas.findByText('6 to 10 of 43, answered with 206')).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: 'No. 6' })).toBeVisible();
    });
  },
});
