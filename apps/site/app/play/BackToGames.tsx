import { classes, Icon, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"

/** The way out on a phone, where the page of a game has no bottom navigation. */
export function BackToGames({ className }: { className?: string }) {
  const t = useTranslations("play")
  return (
    <LinkButton
      kind="quiet"
      size="small"
      href={useTo()("home")}
      className={classes("-ml-3 justify-self-start md:hidden", className)}
    >
      <Icon name="previous" />
      {t("back")}
    </LinkButton>
  )
}
