import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

export default { component: Badge } satisfies Meta<typeof Badge>;

type Story = StoryObj<typeof Badge>;

/** All is well. */
export const Ready: Story = { args: { children: 'Ready', tone: 'green' } };

/** Something has failed. */
export const Failed: Story = { args: { children: 'Failed', tone: 'red' } };
