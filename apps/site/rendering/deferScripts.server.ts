/** For a background tab or an older browser, which reports no paint. */
const paintTimeoutMs = 2_000

/** Inlined into the page: makes the deferred script a module once the page is painted. */
const runAfterPaint = `((late,{words})=>{let on=0;const go=()=>{if(on++)return;
const add=(tag,about)=>document.head.append(Object.assign(document.createElement(tag),about,{nonce:late.nonce}));
for(const href of words.split(" "))if(href)add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href});
for(const href of late.dataset.needs.split(" "))add("link",{rel:"modulepreload",href});
add("script",{type:"module",textContent:late.textContent})};
setTimeout(go,document.hidden?0:${paintTimeoutMs});
try{new PerformanceObserver(seen=>seen.getEntriesByName("first-contentful-paint")[0]&&go()).observe({type:"paint",buffered:true})}catch{go()}
})(document.querySelector("[type='text/late']"),document.currentScript.dataset)`

const modulePreload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g
const moduleScript = /(<script[^>]*?) type="module"( async="")?/

/**
 * Links and forms work without scripts, so until the first paint the bandwidth goes to styles and fonts. Takes the HTML
 * that React wrote for `<Scripts />`; where the router writes it otherwise, its scripts are not deferred.
 */
export function deferScripts(html: string): string {
  if (!moduleScript.test(html)) return html
  const needs = Array.from(html.matchAll(modulePreload), ([, href]) => href)
  return html
    .replaceAll(modulePreload, "")
    .replace(moduleScript, (_, start) => `${start} type="text/late" data-needs="${needs.join(" ")}"`)
}

/** Goes to the end of a page with deferred scripts. `words` are addresses that they need first. */
export const deferredStart = (words: readonly string[], nonce: string | undefined): string =>
  `<script data-words="${words.join(" ")}"${nonce ? ` nonce="${nonce}"` : ""}>${runAfterPaint}</script>`
