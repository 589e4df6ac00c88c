/** The storage key of the theme (THE-1). */
export const themeKey = 'theme';

/**
 * Sets the theme before the first paint. Inline it in <head> before any style sheet; it is a string because
 * modules load too late.
 */
export const themeBootScript = `(function(){var t;try{t=localStorage.getItem('${themeKey}')}catch(e){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=t})()`;
