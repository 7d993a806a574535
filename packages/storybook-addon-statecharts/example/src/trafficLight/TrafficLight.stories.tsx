import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrafficLight } from './TrafficLight.tsx';
import { trafficLightMachine } from './trafficLight.machine.ts';

const meta = { title: 'Traffic light', component: TrafficLight } satisfies Meta<
  typeof TrafficLight
>;

export default meta;

type Story = StoryObj<typeof meta>;

const at = (value: Parameters<typeof trafficLightMachine.resolveState>[0]['value']): Story => ({
  args: { snapshot: trafficLightMachine.resolveState({ value }) },
});

export const Green: Story = at('green');
export const Yellow: Story = at('yellow');
export const Walking: Story = at({ red: 'walk' });
export const OutOfOrder: Story = at('blinking');
