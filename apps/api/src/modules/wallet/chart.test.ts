import { expect, it } from "vitest"
import { kinds } from "./chart.ts"

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

const isPlayers = ({ source }: RegExp) => source.startsWith("^player:")

/** The chart as the ledger reads it. */
const chartSql = `-- Written from chart.ts by chart.test.ts (\`vitest run chart.test.ts -u\` writes it anew). Never by hand.
create or replace function wallet.is_on_chart(p_kind text, p_asset text, p_from text, p_to text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(case p_kind
${Object.entries(kinds)
  .map(
    ([kind, { asset, from, to }]) =>
      `    when ${quoted(kind)} then p_asset = ${quoted(asset)} and p_from ~ ${quoted(from.source)} and p_to ~ ${quoted(to.source)}${
        isPlayers(from) && isPlayers(to) ? " and split_part(p_from, ':', 2) = split_part(p_to, ':', 2)" : ""
      }`,
  )
  .join("\n")}
  end, false)
$$;
`

it("the ledger's chart is the one of chart.ts", async () => {
  await expect(chartSql).toMatchFileSnapshot("./sql/chart.sql")
})
