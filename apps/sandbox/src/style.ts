/** Where the shared style sheet of all sandbox pages is served. */
export const STYLE_PATH = "/__sandbox/style.css"

/** A reduced version of the casino's design. */
export const STYLE = `
:root { --ink:#120d18; --surface:#191221; --raised:#21182b; --line:#372a44; --field:#8d7d9b; --text:#f6eedd;
  --muted:#b9adc2; --brass:#e6b85c; --emerald:#38c793; --coral:#ff7162; --azure:#7db2ff; }
*, *::before, *::after { box-sizing:border-box }
html { background:var(--ink); color:var(--text); color-scheme:dark; -webkit-text-size-adjust:100% }
body { margin:0; font:16px/1.5 Figtree, "Segoe UI", system-ui, sans-serif; font-variant-numeric:tabular-nums }
h1, h2, .brand, .amount { font-family:Fraunces, "Iowan Old Style", Georgia, serif; font-weight:600; line-height:1.2 }
h1 { font-size:1.75rem; margin:0 0 1rem; text-wrap:balance } h2 { font-size:1.2rem; margin:0 0 .75rem }
p { margin:0 0 1rem } a { color:var(--brass) } small, .muted { color:var(--muted) }
code, pre { font:13px/1.5 ui-monospace, "Cascadia Mono", Menlo, monospace; overflow-wrap:anywhere }
pre { margin:0; white-space:pre-wrap }
header { border-bottom:1px solid var(--line); padding:.75rem clamp(1rem,4vw,2.5rem) }
.brand { margin:0; font-size:1.15rem; color:var(--brass) } .brand a { color:inherit; text-decoration:none }
main { padding:clamp(1.25rem,4vw,2.5rem) clamp(1rem,4vw,2.5rem) 4rem; margin:0 auto; max-width:76rem }
.player main { max-width:31rem }
.card { background:var(--surface); border:1px solid var(--line); border-radius:16px; padding:1.25rem; margin:0 0 1.5rem }
.frame { position:relative; background:var(--surface); border:1px solid var(--brass); border-radius:16px; padding:1.5rem;
  margin:0 0 1.5rem; outline:1px solid color-mix(in srgb, var(--brass) 45%, transparent); outline-offset:4px }
.grid { display:grid; gap:1rem; grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr)); padding:0; margin:0 0 2rem; list-style:none }
.grid > li { margin:0 } .grid h2 { margin:0 0 .25rem }
.amount { font-size:2.25rem; margin:.25rem 0 1rem }
label, legend { display:block; font-weight:600; font-size:.95rem; margin:0 0 .35rem; padding:0 }
fieldset { border:0; margin:0 0 1rem; padding:0; min-width:0 }
.field { margin:0 0 1rem } .row { display:grid; gap:0 1rem; grid-template-columns:1fr 1fr } .row > .field { display:grid; grid-template-rows:subgrid; grid-row:span 4; align-content:start }
.hint { color:var(--muted); font-size:.875rem; margin:.35rem 0 0 }
input:not([type=checkbox]):not([type=radio]), select, textarea { width:100%; min-height:46px; padding:.6rem .8rem; font:inherit; color:inherit;
  background:var(--ink); border:1px solid var(--field); border-radius:12px }
input[aria-invalid=true] { border-color:var(--coral) }
input[type=checkbox], input[type=radio] { width:20px; height:20px; accent-color:var(--brass); margin:0; flex:none }
.check { display:flex; gap:.65rem; align-items:center; font-weight:400; min-height:44px; margin:0 }
button, .button { display:inline-flex; align-items:center; justify-content:center; min-height:46px; padding:.6rem 1.1rem;
  font:inherit; font-weight:650; border-radius:12px; border:1px solid var(--field); background:var(--raised); color:var(--text);
  text-decoration:none; cursor:pointer }
button:hover, .button:hover { border-color:var(--brass) }
button.primary { background:linear-gradient(#f0cb7a,#dba845); border-color:#dba845; color:#1b1206; width:100%; font-size:1.05rem }
button.primary:hover { filter:brightness(1.06) } button.danger { border-color:var(--coral); color:var(--coral) }
button.small { min-height:36px; padding:.25rem .7rem; font-size:.875rem; border-radius:10px }
:focus-visible { outline:3px solid var(--azure); outline-offset:2px }
.actions { display:flex; flex-wrap:wrap; gap:.6rem; align-items:center } .actions form { display:contents }
.stack > * + * { margin-top:.75rem }
.tabs { display:grid; grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr)); gap:.6rem; margin:0 0 1.25rem; padding:0; list-style:none }
.tabs a { width:100% } .tabs a[aria-current] { border-color:var(--brass); box-shadow:inset 0 0 0 1px var(--brass); color:var(--brass) }
.alert { border:1px solid var(--coral); border-radius:12px; padding:.8rem 1rem; margin:0 0 1rem; color:var(--text) }
.alert strong { color:var(--coral) } .note { border:1px dashed var(--field); border-radius:12px; padding:1rem }
.test { border:1px dashed var(--field); border-radius:16px; padding:1.25rem; margin:0 0 1.5rem }
.scroll { position:relative; overflow-x:auto; margin:0 0 .5rem } table { border-collapse:collapse; width:100%; font-size:.925rem }
th { text-align:left; color:var(--muted); font-weight:500; white-space:nowrap } th, td { padding:.55rem .75rem .55rem 0; border-bottom:1px solid var(--line); vertical-align:top }
td { min-width:6.5rem } td code { overflow-wrap:normal; white-space:nowrap } td select { width:auto }
.number { text-align:right; white-space:nowrap } .tag { display:inline-block; border:1px solid currentColor; border-radius:8px; padding:0 .5rem; font-size:.85rem; white-space:nowrap }
.good { color:var(--emerald) } .bad { color:var(--coral) } .wait { color:var(--brass) } .info { color:var(--azure) }
dl { display:grid; grid-template-columns:max-content 1fr; gap:.35rem 1.25rem; margin:0 0 1rem } dt { color:var(--muted) } dd { margin:0; overflow-wrap:anywhere }
summary { cursor:pointer; min-height:44px; display:flex; gap:.5rem; align-items:center; font-weight:600 }
summary::before { content:"▸"; color:var(--brass) } details[open] > summary::before { content:"▾" } .frame details { margin:.5rem 0 -.75rem }
iframe { width:100%; height:38rem; border:1px solid var(--line); border-radius:12px; background:#fff }
.qr { display:block; width:13rem; height:13rem; background:#fff; border-radius:12px; padding:.75rem; margin:0 auto 1rem }
.visually-hidden { position:absolute; width:1px; height:1px; overflow:hidden; clip-path:inset(50%); white-space:nowrap }
.stretch { display:grid; grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr)) }
@media (max-width:460px) { dl { grid-template-columns:1fr; gap:0 } dd { margin:0 0 .5rem } .console .row { grid-template-columns:1fr; gap:0 } }
@media (max-width:640px) { .scroll tr, .scroll td { display:block } .scroll thead { position:absolute; clip-path:inset(50%) }
  .scroll tr { padding:.75rem 0; border-bottom:1px solid var(--line) } .scroll td { border:0; padding:.15rem 0; text-align:left } td code { white-space:normal; overflow-wrap:anywhere } }
@media (forced-colors:active) { button.primary { border-width:2px } }
`
