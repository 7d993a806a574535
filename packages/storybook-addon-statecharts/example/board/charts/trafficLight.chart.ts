import { defineChart } from 'storybook-addon-statecharts';
import { trafficLightMachine } from '../../src/trafficLight/trafficLight.machine.ts';

// All that is required: the drawing, the paths and the walk come from the machine.
export default defineChart({ machine: trafficLightMachine });
