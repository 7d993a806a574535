import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** Opens the story at `parameters: { path: '/signin' }`, by default at the home page. */
export const withRouter: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[(parameters.path as string | undefined) ?? '/']}>
    <Story />
  </MemoryRouter>
);
