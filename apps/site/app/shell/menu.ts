import { languageOf, type Page, pageAt, withoutLanguage } from "@elite/paths"
import {
  BadgeCheck,
  Ban,
  Bell,
  Building2,
  Cherry,
  CircleDot,
  CircleQuestionMark,
  ClipboardList,
  Club,
  Crown,
  Dices,
  Gamepad2,
  Gem,
  Heart,
  HeartHandshake,
  Hourglass,
  House,
  Landmark,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  MonitorSmartphone,
  ReceiptText,
  Rocket,
  Route,
  Settings,
  Shapes,
  ShieldCheck,
  Spade,
  Sparkles,
  Ticket,
  Trophy,
  Tv,
  UserRound,
  Volleyball,
  Wallet,
  Zap,
} from "lucide-react"
import { useLocation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import type { Category } from "./shell.server.ts"
import {
  useHasDrops,
  useHasSportsBook,
  useMayDeposit,
  useOffersReferrals,
  usePlayer,
  usePlaysCrash,
  usePlaysJackpots,
  usePlaysQuest,
  usePlaysTournaments,
  useShell,
} from "./shellData.ts"

export type MenuItem = { href: string; label: string; sign: LucideIcon }

const categoryIcons: Record<string, LucideIcon> = {
  slots: Cherry,
  dice: Dices,
  roulette: CircleDot,
  blackjack: Spade,
  table: Club,
  tables: Club,
  live: Tv,
  instant: Zap,
}
export const categoryIcon = (code: string): LucideIcon => categoryIcons[code] ?? Gamepad2

const competeIcons = {
  tournaments: Trophy,
  eliteQuest: Route,
  jackpots: Crown,
  prizeDrops: Ticket,
  eliteClub: Gem,
} satisfies Record<string, LucideIcon>

export type MenuOptions = {
  isPlayer: boolean
  hasCrash: boolean
  hasJackpots: boolean
  hasQuest: boolean
  hasSportsBook: boolean
  hasTournaments: boolean
  categories: readonly Category[]
}
export function useMenuOptions(): MenuOptions {
  const categories = useShell()?.categories ?? []
  return {
    isPlayer: usePlayer() !== null,
    hasCrash: usePlaysCrash(),
    hasJackpots: usePlaysJackpots(),
    hasQuest: usePlaysQuest(),
    hasSportsBook: useHasSportsBook(),
    hasTournaments: usePlaysTournaments(),
    categories,
  }
}

export function useMenu({
  isPlayer,
  hasCrash,
  hasJackpots,
  hasQuest,
  hasSportsBook,
  hasTournaments,
  categories: known,
}: MenuOptions): MenuItem[][] {
  const t = useTranslations("shell")
  const to = useTo()
  const lobby: MenuItem[] = [
    { href: to("home"), label: t("home"), sign: House },
    { href: to("allGames"), label: t("allGames"), sign: LayoutGrid },
    { href: to("newGames"), label: t("newGames"), sign: Sparkles },
  ]
  if (isPlayer) lobby.push({ href: to("favourites"), label: t("favourites"), sign: Heart })
  const categories = known.map(({ code, slug, name }) => ({
    href: to("category", { category: slug }),
    label: name,
    sign: categoryIcon(code),
  }))
  return [
    lobby,
    [
      ...(hasJackpots ? [{ href: to("jackpots"), label: t("jackpots"), sign: Crown }] : []),
      ...(hasCrash ? [{ href: to("crashGame"), label: t("crash"), sign: Rocket }] : []),
      ...(hasTournaments ? [{ href: to("currentTournaments"), label: t("tournaments"), sign: Trophy }] : []),
      ...(hasQuest ? [{ href: to("eliteQuest"), label: t("eliteQuest"), sign: Route }] : []),
      { href: to("eliteClub"), label: t("eliteClub"), sign: Gem },
      { href: to("promotions"), label: t("promotions"), sign: Megaphone },
      ...(hasSportsBook ? [{ href: to("sportsBook"), label: t("sportsBook"), sign: Volleyball }] : []),
    ],
    [...categories, { href: to("gameTypes"), label: t("gameTypes"), sign: Shapes }],
    [
      { href: to("providers"), label: t("providers"), sign: Building2 },
      { href: to("responsibleGambling"), label: t("responsibleGambling"), sign: ShieldCheck },
      { href: to("help"), label: t("helpCentre"), sign: CircleQuestionMark },
    ],
  ]
}

export type CompeteOptions = Pick<MenuOptions, "hasJackpots" | "hasQuest" | "hasTournaments"> & {
  hasDrops: boolean
}
export function useCompeteOptions(): CompeteOptions {
  const { hasJackpots, hasQuest, hasTournaments } = useMenuOptions()
  return { hasJackpots, hasQuest, hasTournaments, hasDrops: useHasDrops() }
}

/** The rooms where players compete or win together. */
export function useCompeteMenu({
  hasJackpots,
  hasQuest,
  hasTournaments,
  hasDrops,
}: CompeteOptions): (MenuItem & { line: string })[] {
  const t = useTranslations("shell")
  const to = useTo()
  const room = (name: keyof typeof competeIcons, href: string) => ({
    href,
    label: t(name),
    line: t(`competeLines.${name}`),
    sign: competeIcons[name],
  })
  return [
    ...(hasTournaments ? [room("tournaments", to("currentTournaments"))] : []),
    ...(hasQuest ? [room("eliteQuest", to("eliteQuest"))] : []),
    ...(hasJackpots ? [room("jackpots", to("jackpots"))] : []),
    ...(hasDrops ? [room("prizeDrops", `${to("promotions")}#drops-title`)] : []),
    room("eliteClub", to("eliteClub")),
  ]
}

export type AccountMenuOptions = { mayDeposit: boolean; invites: boolean }
export const useAccountMenuOptions = (): AccountMenuOptions => ({
  mayDeposit: useMayDeposit(),
  invites: useOffersReferrals(),
})

/** Lazy, because a page renders the menu closed. */
export function useLazyAccountMenu({ mayDeposit, invites }: AccountMenuOptions): () => MenuItem[] {
  const t = useTranslations("shell")
  const to = useTo()
  return () => [
    { href: to("profile"), label: t("profile"), sign: UserRound },
    { href: to("notifications"), label: t("notifications"), sign: Bell },
    mayDeposit
      ? { href: to("deposits"), label: t("deposit"), sign: Wallet }
      : { href: to("deposits"), label: t("noDeposit"), sign: Ban },
    { href: to("withdrawals"), label: t("withdraw"), sign: Landmark },
    { href: to("balances"), label: t("transactions"), sign: ReceiptText },
    { href: to("betHistory"), label: t("betHistory"), sign: ClipboardList },
    { href: to("loyalty"), label: t("loyalty"), sign: Gem },
    ...(invites ? [{ href: to("referrals"), label: t("referrals"), sign: HeartHandshake }] : []),
    { href: to("kyc"), label: t("verification"), sign: BadgeCheck },
    { href: to("limits"), label: t("limits"), sign: Hourglass },
    { href: to("devices"), label: t("devices"), sign: MonitorSmartphone },
    { href: to("settings"), label: t("settings"), sign: Settings },
  ]
}

export const useAccountMenu = (options: AccountMenuOptions): MenuItem[] => useLazyAccountMenu(options)()

const accountPages: ReadonlySet<Page> = new Set<Page>([
  "balances",
  "betHistory",
  "betRound",
  "closeAccount",
  "deposits",
  "devices",
  "kyc",
  "limits",
  "loyalty",
  "notifications",
  "profile",
  "referrals",
  "settings",
  "userVerification",
  "verifyDeposit",
  "withdrawals",
])

export function useCurrentPage(): Page | undefined {
  const { pathname } = useLocation()
  return pageAt(withoutLanguage(pathname), languageOf(pathname))?.page
}

export function useIsAccountPage(): boolean {
  const page = useCurrentPage()
  return page !== undefined && accountPages.has(page)
}

/** Pages that belong to an entry of the account menu with another address. */
const accountParents: Partial<Record<Page, "betHistory" | "settings" | "kyc" | "deposits">> = {
  betRound: "betHistory",
  closeAccount: "settings",
  userVerification: "kyc",
  verifyDeposit: "deposits",
}

/** The address of the menu entry of the open page. */
export function useMenuHref(): string {
  const { pathname } = useLocation()
  const page = useCurrentPage()
  const to = useTo()
  const parent = page && accountParents[page]
  return parent ? to(parent) : pathname
}
