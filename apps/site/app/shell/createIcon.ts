import type { LucideIconData, LucideProps } from "lucide-react"
import { createElement, type ReactElement } from "react"

/** Whether it says something to who listens; any other is an ornament. */
const isLabelled = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith("aria-") || name === "role" || name === "title")

/** Makes the component of an icon, as lucide's own `createLucideIcon`, whose place it takes in a build (`singlePathIcons.ts`). */
export default function createIcon({ size: side = 24, node }: LucideIconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes))
  const viewBox = `0 0 ${side} ${side}`
  return ({
    size = 24,
    color = "currentColor",
    strokeWidth = 2,
    children,
    ...more
  }: LucideProps): ReactElement =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox,
        fill: "none",
        stroke: color,
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": isLabelled(more) ? undefined : true,
        ...more,
      },
      ...parts,
      children,
    )
}
