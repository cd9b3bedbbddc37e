import {
  Children,
  type ComponentProps,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react"
import { Scripts, ScrollRestoration, useMatches } from "react-router"
import { bundleUrlsIn } from "../app/i18nBundles.ts"
import { CachedFragment } from "./CachedFragment.tsx"

type ScriptElementProps = { children?: ReactNode; rel?: string; href?: string; type?: string; nonce?: string }

/** For a background tab or an older browser, which reports no paint. */
const paintTimeoutMs = 2_000

/** Inlined into the page: turns the script before it into a module once the page is painted. */
const runAfterPaint = `(late=>{let on=0;const go=()=>{if(on++)return;
const add=(tag,about)=>document.head.append(Object.assign(document.createElement(tag),about,{nonce:late.nonce}));
for(const href of late.dataset.words.split(" "))if(href)add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href});
for(const href of late.dataset.needs.split(" "))add("link",{rel:"modulepreload",href});
add("script",{type:"module",textContent:late.textContent})};
setTimeout(go,document.hidden?0:${paintTimeoutMs});
try{new PerformanceObserver(seen=>seen.getEntriesByName("first-contentful-paint")[0]&&go()).observe({type:"paint",buffered:true})}catch{go()}
})(document.currentScript.previousElementSibling)`

export const bundleUrlsOfPage = (): string[] =>
  document.querySelector<HTMLElement>("[data-words]")?.dataset.words?.split(" ").filter(Boolean) ?? []

/** Links and forms work without scripts, so until the first paint the bandwidth goes to styles and fonts. */
function ScriptsAfterPaint({ words }: { routes: readonly string[]; words: readonly string[] }) {
  const needs: string[] = []
  const defer = (node: ReactNode): ReactNode => {
    if (!isValidElement<ScriptElementProps>(node)) return node
    if (node.type === Fragment) return Children.map(node.props.children, defer)
    if (node.props.rel === "modulepreload") needs.push(node.props.href ?? "")
    else if (node.props.type === "module") return deferScript(node, needs, words)
    return node.type === "link" ? null : node
  }
  // Called as a function: its links are reachable only in what it returns.
  return defer(Scripts({}))
}

export function DeferredScripts() {
  const matches = useMatches()
  const routes = matches.map(({ id }) => id)
  const words = bundleUrlsIn(matches.map(({ loaderData }) => loaderData))
  return <CachedFragment as="div" part={EndOfPage} given={{ routes, words }} />
}

const EndOfPage = (given: ComponentProps<typeof ScriptsAfterPaint>) => (
  <>
    <ScrollRestoration />
    <ScriptsAfterPaint {...given} />
  </>
)

function deferScript(
  script: ReactElement<ScriptElementProps>,
  needs: readonly string[],
  words: readonly string[],
): ReactNode {
  const { type: _type, ...rest } = script.props
  return (
    <>
      <script
        {...rest}
        async={false}
        type="text/late"
        data-needs={needs.join(" ")}
        data-words={words.join(" ")}
      />
      <script nonce={script.props.nonce} suppressHydrationWarning>
        {runAfterPaint}
      </script>
    </>
  )
}
