// In Storybook's manager: the State panel.
import './addon/panel/panel.tsx';
