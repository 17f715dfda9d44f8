/**
 * Runs before the first paint, so that nobody sees the wrong theme or the wrong width of the left bar flash by. The theme
 * is the system's, and follows it, until somebody chooses one. The bar a phone draws around the page wears the ground of
 * the theme, and follows when the theme changes. Pinned by its hash in the page's policy.
 */
export const THEME_SCRIPT =
  "(function(){var d=document.documentElement,t=d.dataset,m=document.querySelector('meta[name=theme-color]'),q=matchMedia('(prefers-color-scheme: light)');function k(n){try{return localStorage.getItem(n)}catch{}}function s(){var c=k('theme');t.theme=c==='dark'||c==='light'?c:q.matches?'light':'dark'}function f(){m.content=m.dataset[t.theme]}s();if(k('rail')==='narrow')t.rail='narrow';f();q.addEventListener('change',s);new MutationObserver(f).observe(d,{attributeFilter:['data-theme']})})()";
