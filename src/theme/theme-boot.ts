/** Where the choice is kept in local storage (THE-1). */
export const themeKey = 'theme';

/**
 * Sets the theme before the first paint: put it inline in <head>, before any style sheet. It must not wait
 * for a module, hence a text; `theme.ts` holds the same rule for the time after.
 */
export const themeBootScript = `(function(){var t;try{t=localStorage.getItem('${themeKey}')}catch(e){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=t})()`;
