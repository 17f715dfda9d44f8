/**
 * Runs before the first paint, so that nobody sees the wrong theme or the wrong width of the left bar flash by. The theme
 * is the system's, and follows it, until somebody chooses one. The bar a phone draws around the page wears the ground of
 * the theme, and follows when the theme changes. Pinned by its hash in the page's policy.
 */
export const THEME_SCRIPT =
  "(function(){var d=document.documentElement,m=document.querySelector('meta[name=theme-color]'),q=matchMedia('(prefers-color-scheme: light)');function k(n){try{return localStorage.getItem(n)}catch{return null}}function s(){var t=k('theme');d.dataset.theme=t==='dark'||t==='light'?t:q.matches?'light':'dark'}function f(){m.content=m.dataset[d.dataset.theme==='light'?'light':'dark']}s();if(k('rail')==='narrow')d.dataset.rail='narrow';f();q.addEventListener('change',s);new MutationObserver(f).observe(d,{attributeFilter:['data-theme']})})()";
