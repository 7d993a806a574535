import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** Where the story is: `parameters: { path: '/signin' }`; the home page unless said. */
export const withRouter: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[(parameters.path as string | undefined) ?? '/']}>
    <Story />
  </MemoryRouter>
);
