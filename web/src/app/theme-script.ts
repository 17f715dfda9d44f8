/** Runs before the first paint, so that nobody sees the wrong theme or the wrong width of the left bar flash by. Pinned by its hash in the page's policy. */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t;if(localStorage.getItem('rail')==='narrow')document.documentElement.dataset.rail='narrow'}catch{}";
