import { Anchor } from "./Anchor.tsx"
import { classes } from "./classes.ts"

type LogoProps = { name: string; href: string; size?: "small" | "medium" | "large"; className?: string }

const sizes = { small: "text-2xl", medium: "text-[1.75rem]", large: "text-5xl" }

/** The casino's name in Limelight, linked to the home page. */
export function Logo({ name, href, size = "medium", className }: LogoProps) {
  return (
    <Anchor
      href={href}
      className={classes(
        "inline-block font-poster leading-none tracking-wide text-brass",
        sizes[size],
        className,
      )}
    >
      {name}
    </Anchor>
  )
}
