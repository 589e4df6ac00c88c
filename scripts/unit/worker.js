// Plain JavaScript: Node.js loads it before Vite can transform anything.
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';
import { watchGlobals } from './leftovers.js';

const send = process.send.bind(process);
const { exit } = process;
const leftovers = watchGlobals();

async function withOwnPage(method, state, traces) {
  // Vitest then evaluates the modules anew for each file, as in a process of its own
  state.ctx.config.isolate = true;
  const { environment } = state.ctx;
  process.env.SSR = environment.name === 'jsdom' ? '' : '1';
  leftovers.begin();
  const closePage = await setupEnvironment({ ...state.ctx, traces });
  try {
    await runBaseTests(method, state, traces);
  } finally {
    await leftovers.stop();
    await closePage();
    process.exit = exit;
  }
  leftovers.end(state.ctx.files.map(({ filepath }) => filepath));
}

process.on('error', ({ code }) => {
  if (code === 'ERR_IPC_CHANNEL_CLOSED' || code === 'EPIPE') exit(1);
});
init({
  post: (message) => send(message),
  on: (listener) => process.on('message', listener),
  off: (listener) => process.off('message', listener),
  teardown: () => process.removeAllListeners('message'),
  runTests: (state, traces) => withOwnPage('run', state, traces),
  collectTests: (state, traces) => withOwnPage('collect', state, traces),
});
