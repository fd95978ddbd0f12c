// The console of operators.
import { start } from './application.js';

start({
  name: 'Reelmill ops',
  screens: ['operations', 'workspaces', 'audit', 'dead-letters'],
  further: { workspace: 'workspaces' },
});
