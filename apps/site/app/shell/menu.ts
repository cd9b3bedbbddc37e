import {
  BadgeCheck,
  Building2,
  Cherry,
  CircleDot,
  ClipboardList,
  Dices,
  Gamepad2,
  Heart,
  House,
  Landmark,
  LayoutGrid,
  type LucideIcon,
  ShieldCheck,
  Spade,
  Sparkles,
  Tv,
  UserRound,
  Wallet,
  Zap,
} from "lucide-react"
import { useTranslations } from "use-intl"
import { useTo } from "../language.ts"
import { usePlayer, useShell } from "./data.ts"

export type MenuItem = { href: string; label: string; sign: LucideIcon }

/** Signs of the categories by their code; one that is not known yet gets the common one. */
const signs: Record<string, LucideIcon> = {
  slots: Cherry,
  dice: Dices,
  roulette: CircleDot,
  blackjack: Spade,
  table: Spade,
  tables: Spade,
  live: Tv,
  instant: Zap,
}

/** What the side menu and the phone's menu offer, in their groups. */
export function useMenu(): MenuItem[][] {
  const t = useTranslations("shell")
  const to = useTo()
  const shell = useShell()
  const player = usePlayer()
  const lobby: MenuItem[] = [
    { href: to("home"), label: t("home"), sign: House },
    { href: to("allGames"), label: t("allGames"), sign: LayoutGrid },
    { href: to("newGames"), label: t("newGames"), sign: Sparkles },
  ]
  if (player) lobby.push({ href: to("favourites"), label: t("favourites"), sign: Heart })
  const categories = (shell?.categories ?? []).map(({ code, slug, name }) => ({
    href: to("category", { category: slug }),
    label: name,
    sign: signs[code] ?? Gamepad2,
  }))
  return [
    lobby,
    categories,
    [
      { href: to("providers"), label: t("providers"), sign: Building2 },
      { href: to("responsibleGambling"), label: t("responsibleGambling"), sign: ShieldCheck },
    ],
  ]
}

/** What a player finds under their name. */
export function useAccountMenu(): MenuItem[] {
  const t = useTranslations("shell")
  const to = useTo()
  return [
    { href: to("profile"), label: t("profile"), sign: UserRound },
    { href: to("deposits"), label: t("deposit"), sign: Wallet },
    { href: to("withdrawals"), label: t("withdraw"), sign: Landmark },
    { href: to("betHistory"), label: t("betHistory"), sign: ClipboardList },
    { href: to("kyc"), label: t("verification"), sign: BadgeCheck },
  ]
}
