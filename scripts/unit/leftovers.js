/**
 * What a test file may leave behind in its process. Timers and channels end with the file, as they would with the
 * process; a global that is not given back, or a changed process.env, is an error that names the file.
 */
export function watchGlobals() {
  const pending = trackTimers();
  const channels = trackChannels();
  let globals;
  let env;
  function cancelAll() {
    for (const cancel of pending.values()) cancel();
    pending.clear();
    for (const channel of channels) channel.close();
    channels.clear();
  }
  return {
    begin() {
      globals ??= Object.getOwnPropertyDescriptors(globalThis);
      env = { ...process.env };
      // one for all copies of zod: a package that loads the whole of it sets the words of every rule
      for (const name of Object.keys(globalThis.__zod_globalConfig ?? {}))
        delete globalThis.__zod_globalConfig[name];
    },
    /** Ends what would go on without the page: while it closes, a timer could still render. */
    async stop() {
      cancelAll();
      // React's scheduler may have work left, which may schedule more
      for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setImmediate(done));
    },
    end(files) {
      cancelAll(); // what that work has set
      const left = [...restoreGlobals(globals), ...restoreEnv(env)];
      if (left.length > 0) throw new Error(`${files.join(', ')} leaves ${left.join(', ')} changed`);
    },
  };
}

/** The timers that are set and not over, by handle, with what cancels them. */
function trackTimers() {
  const pending = new Map();
  // not setImmediate: packages that stay loaded, such as React's scheduler, would wait for theirs forever
  for (const kind of ['Timeout', 'Interval']) {
    const set = globalThis[`set${kind}`];
    const clear = globalThis[`clear${kind}`];
    const tracked = (callback, ...rest) => {
      const timer = set(
        (...args) => {
          if (kind !== 'Interval') pending.delete(timer);
          callback(...args);
        },
        ...rest,
      );
      pending.set(timer, () => clear(timer));
      return timer;
    };
    // the promise forms, for util.promisify
    globalThis[`set${kind}`] = Object.defineProperties(tracked, Object.getOwnPropertyDescriptors(set));
    globalThis[`clear${kind}`] = (timer) => {
      pending.delete(timer);
      clear(timer);
    };
  }
  return pending;
}

function trackChannels() {
  const channels = new Set();
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name) {
      super(name);
      channels.add(this);
    }
    close() {
      channels.delete(this);
      super.close();
    }
  };
  return channels;
}

/** What Vitest's jsdom replaces and does not give back. */
const replacedByVitest = new Set(['URL', 'Request']);

/** Gives changed globals back, and returns their names. */
export function restoreGlobals(globals, scope = globalThis) {
  const left = [];
  for (const [name, before] of Object.entries(globals)) {
    if (name === 'console') continue; // Vitest's own
    const now = Object.getOwnPropertyDescriptor(scope, name);
    if (now && now.value === before.value && now.get === before.get) continue;
    // Node.js loads some globals at their first use; Vitest gives them back as plain values
    const value = before.get ? before.get.call(scope) : before.value;
    if (now && Object.is(scope[name], value)) continue;
    Object.defineProperty(scope, name, before);
    if (!replacedByVitest.has(name)) left.push(`globalThis.${name}`);
  }
  return left;
}

/** The same for process.env. */
export function restoreEnv(env) {
  const changed = Object.keys({ ...env, ...process.env }).filter((name) => process.env[name] !== env[name]);
  for (const name of changed) {
    if (env[name] === undefined) delete process.env[name];
    else process.env[name] = env[name];
  }
  return changed.map((name) => `process.env.${name}`);
}
