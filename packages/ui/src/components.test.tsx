import { renderToStaticMarkup as drawn } from "react-dom/server"
import { describe, expect, it } from "vitest"
import {
  AmountField,
  AnchorProvider,
  Button,
  DataTable,
  DateField,
  LinkButton,
  Pagination,
  PosterTile,
  type PosterTileProps,
  ProgressRing,
  RadioGroup,
  SegmentedControl,
  SelectField,
  TextField,
} from "./index.ts"

const attribute = (html: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1]

describe("a field", () => {
  it("links its input to label, error and description, in that order", () => {
    const html = drawn(<TextField label="Name" description="As on your card" error="Write your name" />)
    const id = attribute(html, "for")!
    expect(html).toContain(`id="${id}"`)
    expect(attribute(html, "aria-describedby")).toBe(`${id}-error ${id}-description`)
    expect(attribute(html, "aria-invalid")).toBe("true")
    expect(html).toContain(`<p id="${id}-error"`)
  })

  it("with a placeholder starts empty; without one it is not marked as required", () => {
    const choices = [{ value: "a", label: "A" }]
    const html = drawn(
      <SelectField label="Which" required placeholder="Choose" defaultValue={undefined} choices={choices} />,
    )
    expect(html).toMatch(/<select[^>]* required=""[^>]*><option value="" disabled="" selected="">Choose/)
    expect(drawn(<SelectField label="Which" required choices={choices} />)).not.toContain("required")
    const empty = [{ value: "", label: "None" }, ...choices]
    expect(drawn(<SelectField label="Which" required choices={empty} />)).toContain("required")
  })

  it("references only an existing error and description", () => {
    const html = drawn(<TextField label="Name" />)
    expect(html).not.toContain("aria-describedby")
    expect(html).not.toContain('aria-invalid="')
  })

  it("submits a date as YYYY-MM-DD, and nothing for an invalid one", () => {
    const labels = { day: "Day", month: "Month", year: "Year" }
    expect(
      drawn(<DateField label="Born" name="born" partLabels={labels} defaultValue="1985-03-12" />),
    ).toContain('name="born" value="1985-03-12"')
    expect(drawn(<DateField label="Born" name="born" partLabels={labels} />)).toContain(
      'name="born" value=""',
    )
  })

  it("submits whole cents, and offers no chip above the maximum", () => {
    const field = (maxCents?: number) =>
      drawn(
        <AmountField
          label="Amount"
          name="amountCents"
          symbol="€"
          separators={{ decimal: ",", group: "." }}
          defaultCents={1250}
          chipsCents={[1000, 5000]}
          maxCents={maxCents}
          format={(cents) => `chip ${cents}`}
        />,
      )
    expect(field()).toContain('value="12,50"')
    expect(field()).toContain('name="amountCents" value="1250"')
    expect(field()).toContain("chip 5000")
    expect(field(2000)).toContain("chip 1000")
    expect(field(2000)).not.toContain("chip 5000")
  })

  it("explains an invalid amount in place of the form's error", () => {
    const field = (defaultText: string, error?: string) =>
      drawn(
        <AmountField
          label="Amount"
          symbol="€"
          separators={{ decimal: ",", group: "." }}
          defaultText={defaultText}
          error={error}
          explain={(text) => (text === "0.500" ? "0,50 or 500?" : undefined)}
          format={String}
        />,
      )
    expect(field("0.500", "Enter an amount.")).toContain("0,50 or 500?")
    expect(field("0.500", "Enter an amount.")).not.toContain("Enter an amount.")
    expect(field("", "Enter an amount.")).toContain("Enter an amount.")
    expect(field("0.500")).not.toContain("0,50 or 500?")
  })

  it("preselects nothing", () => {
    const html = drawn(
      <RadioGroup
        label="Method"
        choices={[
          { value: "a", label: "A" },
          { value: "b", label: "B" },
        ]}
      />,
    )
    expect(html).not.toContain("checked=")
  })
})

describe("a segmented control", () => {
  it("is a group of radios with one chosen, which a form posts without scripts", () => {
    const html = drawn(
      <SegmentedControl
        label="Period"
        labelHidden
        name="period"
        defaultValue="week"
        choices={[
          { value: "day", label: "Day" },
          { value: "week", label: "Week" },
        ]}
      />,
    )
    expect(html).toMatch(/<fieldset[^>]*><legend class="sr-only">Period<\/legend>/)
    expect(html.match(/<input[^>]*>/g)).toEqual([
      expect.stringMatching(/type="radio" (?!.*checked).*name="period".*value="day"/),
      expect.stringMatching(/type="radio".*name="period".*checked="".*value="week"/),
    ])
  })
})

describe("a ring", () => {
  it("has a text alternative, and draws no more than the whole", () => {
    const offset = (value: number) =>
      Number(attribute(drawn(<ProgressRing value={value} label="€60 of €200" />), "stroke-dashoffset"))
    expect(drawn(<ProgressRing value={0.3} label="€60 of €200" />)).toContain(
      'role="img" aria-label="€60 of €200"',
    )
    expect(offset(0)).toBeGreaterThan(offset(0.3))
    expect(offset(1)).toBe(0)
    expect(offset(1.5)).toBe(0)
  })
})

describe("a button", () => {
  it("keeps the focus while pending, and announces it", () => {
    const html = drawn(
      <Button pending pendingLabel="Sending">
        Send
      </Button>,
    )
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain('disabled=""')
    expect(html).toContain("Sending")
  })

  it("does not submit a form by default", () => {
    expect(drawn(<Button>A</Button>)).toContain('type="button"')
    expect(drawn(<Button type="submit">A</Button>)).toContain('type="submit"')
  })

  it("that is a link is rendered by the application's link", () => {
    const html = drawn(
      <AnchorProvider value={({ href, children }) => <a href={`/en${href}`}>{children}</a>}>
        <LinkButton href="/games">Games</LinkButton>
      </AnchorProvider>,
    )
    expect(html).toBe('<a href="/en/games">Games</a>')
  })
})

describe("a poster tile", () => {
  const tile: PosterTileProps = {
    title: "Sirocco Gold",
    byline: "Atelier Nord",
    href: "/games/sirocco-gold",
    picture: { src: "/a.webp", width: 600, height: 800, placeholder: "#123456" },
    words: { play: "Play", tryIt: "Try", favourite: "Favourite", close: "Close" },
  }

  it("shows two badges at most", () => {
    const html = drawn(<PosterTile {...tile} badges={["One", "Two", "Three"].map((text) => ({ text }))} />)
    expect(html).toContain("Two")
    expect(html).not.toContain("Three")
  })

  it("reserves the picture's space, and loads it lazily unless eager", () => {
    const html = drawn(<PosterTile {...tile} />)
    expect(html).toContain('width="600" height="800"')
    expect(html).toContain('loading="lazy"')
    expect(html).toContain("background-color:#123456")
    const eager = drawn(<PosterTile {...tile} eager />)
    expect(eager).toContain('loading="eager"')
    expect(eager).not.toContain("preload")
  })

  it("has a heart for players only, and a demo link only for games with one", () => {
    expect(drawn(<PosterTile {...tile} />)).not.toContain("aria-pressed")
    expect(drawn(<PosterTile {...tile} favourite />)).toContain('aria-pressed="true"')
    expect(drawn(<PosterTile {...tile} />)).not.toContain("Try")
    expect(drawn(<PosterTile {...tile} tryHref="/try" />)).toContain('href="/try"')
    const words = { ...tile.words, tryNamed: "Try : Sirocco Gold" }
    expect(drawn(<PosterTile {...tile} words={words} tryHref="/try" />)).toContain(
      'aria-label="Try : Sirocco Gold"',
    )
  })

  it("has a heart that submits its form where no script runs", () => {
    const favouriteForm = { form: "favourites", name: "add", value: "7" }
    const [button] = /<button[^>]*>/.exec(
      drawn(<PosterTile {...tile} favourite={false} favouriteForm={favouriteForm} />),
    )!
    const sent = ["type", "form", "name", "value", "aria-label"].map((name) => attribute(button, name))
    expect(sent).toEqual(["submit", "favourites", "add", "7", "Favourite"])
  })

  it("leads to its pages by the application's link", () => {
    const html = drawn(
      <AnchorProvider value={({ href }) => <i>{href}</i>}>
        <PosterTile {...tile} tryHref="/try" />
      </AnchorProvider>,
    )
    expect(html.match(/<i>[^<]*<\/i>/g)).toEqual(["<i>/games/sirocco-gold</i>", "<i>/try</i>"])
  })

  it("escapes all texts", () => {
    const evil = `"><script>alert('x')</script>`
    const html = drawn(
      <PosterTile
        {...tile}
        title={evil}
        byline={evil}
        href={`/${evil}`}
        facts={evil}
        badges={[{ text: evil }]}
        picture={{ ...tile.picture, src: evil, placeholder: evil }}
      />,
    )
    expect(html).not.toContain("<script")
    expect(html).not.toContain('"">')
  })

  it("has one tab stop for the picture and Play", () => {
    const html = drawn(<PosterTile {...tile} />)
    expect(html.match(/<(a|button)\b/g)).toEqual(["<a"])
    expect(html).toContain(`<span class="tile-play" aria-hidden="true">${tile.words.play}</span>`)
  })
})

it("a table keeps its roles when rows become cards", () => {
  const html = drawn(
    <DataTable
      caption="Requests"
      rows={[{ id: "a" }]}
      rowKey={(row) => row.id}
      columns={[
        { key: "id", header: "Id", cell: (row) => row.id, rowHeader: true },
        { key: "x", header: "Limit", cell: () => "20" },
      ]}
    />,
  )
  for (const role of ["table", "row", "columnheader", "rowheader", "cell"])
    expect(html).toContain(`role="${role}"`)
})

it("pages are links, and a single page has none", () => {
  const words = {
    label: "Pages",
    previousLabel: "Before",
    nextLabel: "After",
    pageLabel: (page: number) => `Page ${page}`,
  }
  const href = (page: number) => `?page=${page}`
  expect(drawn(<Pagination {...words} current={1} count={1} href={href} />)).toBe("")
  const html = drawn(<Pagination {...words} current={2} count={3} href={href} />)
  expect(html).toContain('href="?page=1"')
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
})
