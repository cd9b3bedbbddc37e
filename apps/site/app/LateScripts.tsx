import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react"
import { Scripts, type ScriptsProps } from "react-router"

function withoutHaste(node: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode; fetchPriority?: "low" }>(node)) return node
  if (node.type === "link") return cloneElement(node, { fetchPriority: "low" })
  return node.type === Fragment ? Children.map(node.props.children, withoutHaste) : node
}

/**
 * The scripts of a page, fetched after the style sheet, the letters and the banner. React puts their links into the
 * head, where a browser takes them for as urgent as what the first picture is made of; the page is read long before
 * it needs them.
 */
export function LateScripts(props: ScriptsProps) {
  // Called rather than rendered: the links are only within reach in what it returns.
  return withoutHaste(Scripts(props))
}
