// In Storybook's manager: the State panel, window modes, further steps, and search.
import './addon/autoSelectPanel.ts';
import './addon/furtherSteps/tool.tsx';
import './addon/modes/fittingWindow.ts';
import './addon/modes/tools.tsx';
import './addon/panel/panel.tsx';
