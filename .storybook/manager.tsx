import { addons, types } from 'storybook/manager-api';
import { CONSOLE_PANEL, ConsolePanel, ConsoleTitle } from './ConsolePanel.tsx';

addons.register('workshop', () => {
  addons.add(CONSOLE_PANEL, { type: types.PANEL, title: ConsoleTitle, render: ConsolePanel });
});
