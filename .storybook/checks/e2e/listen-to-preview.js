// Runs before the scripts of the page. Listens to Storybook's channel, which the preview assigns to the window when it starts,
// and collects results in `window.storyResult`.
const result = (window.storyResult = {
  /** The story or page that has ended, by its id: one that is left may still say so before the page loads again. */
  finished: '',
  problems: [],
  /** Shows another story or page. */
  show(storyId, viewMode) {
    Object.assign(result, { finished: '', problems: [] });
    current.emit('setCurrentStory', { storyId, viewMode });
  },
});
const add = (kind) => (error) =>
  void result.problems.push(`${kind}: ${error?.message ?? JSON.stringify(error)}`);

function listen(channel) {
  channel.on('playFunctionThrewException', add('the play failed'));
  channel.on('unhandledErrorsWhilePlaying', (errors) => errors.forEach(add('unhandled error')));
  channel.on('storyThrewException', add('the story threw'));
  channel.on('storyErrored', add('the story failed'));
  channel.on('storyMissing', add('there is no such story'));
  channel.on('docsRendered', (id) => (result.finished = id));
  channel.on('storyFinished', ({ storyId, reporters }) => {
    const failed = reporters.filter(({ type, status }) => type === 'a11y' && status === 'failed');
    for (const { id, nodes } of failed.flatMap((report) => report.result.violations ?? []))
      result.problems.push(`accessibility, ${id}: ${nodes[0]?.html.slice(0, 160)}`);
    for (const { type, result: report } of reporters)
      if (type === 'console')
        report.errors.forEach(({ kind, text }) => result.problems.push(`${kind}: ${text}`));
    result.finished = storyId;
  });
}

let current;
Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
  configurable: true,
  get: () => current,
  set(channel) {
    current = channel;
    listen(channel);
  },
});
