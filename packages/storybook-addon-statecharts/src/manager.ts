// In Storybook's manager: the State panel, window modes, the pace of flows, and search.
import './addon/autoSelectPanel.ts';
import './addon/modes/askFromSearch.ts';
import './addon/modes/fittingWindow.ts';
import './addon/modes/tools.tsx';
import './addon/pace/tool.tsx';
import './addon/panel/panel.tsx';
