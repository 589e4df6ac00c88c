// Runs in the page before everything else: listens to Storybook's channel, which the preview puts on the window when it starts,
// and keeps what it says in `window.heard`.
const heard = (window.heard = { finished: false, problems: [] });
const add = (kind) => (error) =>
  void heard.problems.push(`${kind}: ${error?.message ?? JSON.stringify(error)}`);

function listen(channel) {
  channel.on('playFunctionThrewException', add('the play failed'));
  channel.on('unhandledErrorsWhilePlaying', (errors) => errors.forEach(add('unhandled error')));
  channel.on('storyThrewException', add('the story threw'));
  channel.on('storyErrored', add('the story failed'));
  channel.on('storyMissing', add('there is no such story'));
  channel.on('workshop/console-errors', ({ errors }) =>
    errors.forEach(({ kind, text }) => heard.problems.push(`${kind}: ${text}`)),
  );
  channel.on('docsRendered', () => (heard.finished = true));
  channel.on('storyFinished', ({ reporters }) => {
    const failed = reporters.filter(({ type, status }) => type === 'a11y' && status === 'failed');
    for (const { id, nodes } of failed.flatMap(({ result }) => result.violations ?? []))
      heard.problems.push(`accessibility, ${id}: ${nodes[0]?.html.slice(0, 160)}`);
    heard.finished = true;
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
