import type { LucideIconData, LucideProps } from "lucide-react"
import { createElement, type ReactElement } from "react"

const isLabelled = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith("aria-") || name === "role" || name === "title")

/** Replaces lucide's `createLucideIcon` in a build (`singlePathIcons.ts`). */
export default function createIcon({ size: viewBoxSize = 24, node }: LucideIconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes))
  const viewBox = `0 0 ${viewBoxSize} ${viewBoxSize}`
  return ({
    size = 24,
    color = "currentColor",
    strokeWidth = 2,
    children,
    ...rest
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
        "aria-hidden": isLabelled(rest) ? undefined : true,
        ...rest,
      },
      ...parts,
      children,
    )
}
