/**
 * Runs before the first paint, so that nobody sees the wrong theme or the wrong width of the left bar flash by. The bar
 * a phone draws around the page wears the ground of the theme, and follows when the theme changes. Pinned by its hash
 * in the page's policy.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t;if(localStorage.getItem('rail')==='narrow')document.documentElement.dataset.rail='narrow'}catch{};(function(){var d=document.documentElement,m=document.querySelector('meta[name=theme-color]');function f(){m.content=d.dataset.theme==='light'?'#f7f3eb':'#0d0f21'}f();new MutationObserver(f).observe(d,{attributeFilter:['data-theme']})})()";
