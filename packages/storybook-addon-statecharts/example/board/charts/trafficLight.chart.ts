import { defineChart } from 'storybook-addon-statecharts';
import { trafficLightMachine } from '../../src/trafficLight/trafficLight.machine.ts';

// Only `machine` is required: diagram, paths and walk derive from it.
export default defineChart({ machine: trafficLightMachine });
