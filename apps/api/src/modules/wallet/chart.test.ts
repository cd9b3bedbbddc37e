import { expect, it } from "vitest"
import { accounts, keptPrefixes, kinds } from "./chart.ts"

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The pattern of an account without `^` and `$`. */
const inside = ({ source }: RegExp) => source.slice(1, -1)

/** Between two accounts of players the ids must be equal. */
const numbered = (from: string, to: string) =>
  from.startsWith("player:") && to.startsWith("player:")
    ? [from.replace("[0-9]+", "([0-9]+)"), to.replace("[0-9]+", "\\1")].join(" ")
    : `${from} ${to}`

const chartRows = Object.entries(kinds).map(
  ([kind, { asset, from, to }]) =>
    `    ${JSON.stringify(kind)}: ${JSON.stringify(`^${asset} ${numbered(inside(from), inside(to))}$`)}`,
)

const header =
  "-- Generated from chart.ts by chart.test.ts (`vitest run chart.test.ts -u` regenerates it). Do not edit."

const chartSql = `${header}
-- One expression: every transaction prepares the expressions of its functions again, and one branch for each kind cost
-- 3 % of the database time of a bet.
create or replace function wallet.is_on_chart(p_kind text, p_asset text, p_from text, p_to text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(p_asset || ' ' || p_from || ' ' || p_to ~ (${quoted(`{\n${chartRows.join(",\n")}\n  }`)}::jsonb ->> p_kind), false)
$$;
`

const isKeptSql = `${header}
-- Whether an account has a row in wallet.balance and may not fall below zero.
create or replace function wallet.is_kept(account text) returns boolean
language sql immutable parallel safe as $$ select ${keptPrefixes.map((prefix) => `account like ${quoted(`${prefix}%`)}`).join(" or ")} $$;
`

it("generates the SQL chart from chart.ts", async () => {
  await expect(chartSql).toMatchFileSnapshot("./sql/chart.sql")
  await expect(isKeptSql).toMatchFileSnapshot("./sql/is_kept.sql")
})

it("allows a movement into and out of every account", () => {
  const {
    cash,
    held,
    bonus,
    credit,
    credits,
    points,
    coins,
    psp,
    bank,
    games,
    review,
    club,
    won,
    pool,
    reserve,
    fractions,
    creditFractions,
    promotions,
    campaign,
    quest,
    prize,
    tournament,
    sports,
    sportsHeld,
    book,
  } = accounts
  const made: Record<keyof typeof accounts, readonly string[]> = {
    cash: [cash(7n)],
    held: [held(7n)],
    bonus: [bonus(7n)],
    credit: [credit(7n, 3n)],
    credits: [credits("issued"), credits("hub88")],
    points: [points(7n)],
    coins: [coins(7n)],
    psp: [psp("hipay"), psp("bancontact"), psp("paysafecard"), psp("neteller"), psp("skrill")],
    bank: [bank()],
    games: [games("hub88"), games("house")],
    review: [review("hub88")],
    fractions: [fractions("hub88")],
    creditFractions: [creditFractions("hub88")],
    club: [club("points"), club("coins")],
    won: [won(7n)],
    pool: [pool("threeHour"), pool("bigWin")],
    reserve: [reserve("hitTheTarget"), reserve("anyTime")],
    promotions: [
      promotions("jackpots"),
      promotions("drops"),
      promotions("quest"),
      promotions("tournaments"),
      promotions("bonuses"),
    ],
    campaign: [campaign(3n)],
    quest: [quest(3n)],
    prize: [prize(7n)],
    tournament: [tournament(4n)],
    sports: [sports(7n)],
    sportsHeld: [sportsHeld(7n)],
    book: [book("betby")],
  }
  const lines = Object.values(kinds)
  const stray = Object.values(made)
    .flat()
    .filter(
      (account) => !lines.some(({ to }) => to.test(account)) || !lines.some(({ from }) => from.test(account)),
    )
  expect(stray).toEqual([])
})
