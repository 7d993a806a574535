import type { Meta, StoryObj } from '@storybook/react-vite';
import { Feedback } from './Feedback.tsx';
import { feedbackMachine } from './feedback.machine.ts';

const meta = { title: 'Feedback', component: Feedback } satisfies Meta<typeof Feedback>;

export default meta;

type Story = StoryObj<typeof meta>;

const at = (
  value: Parameters<typeof feedbackMachine.resolveState>[0]['value'],
  context = { comment: '', ticket: undefined as string | undefined },
): Story => ({ args: { snapshot: feedbackMachine.resolveState({ value, context }) } });

export const Asked: Story = at('prompt');
export const Form: Story = at('form', { comment: 'The page was slow', ticket: undefined });
export const Failed: Story = at('failed', { comment: 'The page was slow', ticket: undefined });
export const Thanks: Story = at('thanks', { comment: 'The page was slow', ticket: 'F-17' });
