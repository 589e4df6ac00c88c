// An inline script at the start of the page (build/page-head.ts), without the app's code and styles, which may be the lost files (HOS-3).

/** Says at the top of the page that a file of it could not be loaded, and offers to load the page again. */
function showAssetError() {
  const button = document.createElement('button');
  button.textContent = 'Reload';
  button.style.textDecoration = 'underline';
  button.onclick = () => location.reload();
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.style.cssText = 'padding:1rem;text-align:center;font:1rem system-ui,sans-serif';
  notice.append('Part of this page could not be loaded. ', button);
  document.body.prepend(notice);
}

Object.assign(window, {
  /** Reports that the app itself is lost; called by before-app.ts. The landing page's links work without it. */
  lost() {
    const root = document.getElementById('root')!;
    if (root.dataset.landing !== undefined) return;
    root.replaceChildren();
    showAssetError();
  },
});

let isLost = false;
/** Files of the build alone: extensions and proxies add sheets of their own. The module is the demo's, which has no before-app.ts. */
const files = ['link[rel=stylesheet][href', 'script[type=module][src']
  .map((file) => `${file}^="${import.meta.env.BASE_URL}assets/"]`)
  .join();
addEventListener(
  'error',
  ({ target }) => (isLost ||= target instanceof Element && target.matches(files)),
  true,
);
// sheets that are loaded later are the app's matter
addEventListener('load', () => isLost && showAssetError(), { once: true });
