import { defineStoryboard } from 'storybook-addon-statecharts';
import { trafficLightMachine } from './trafficLight.machine.ts';

// Only the machine is needed: drawing, states and walk follow from it.
export default defineStoryboard(trafficLightMachine);
