import { type ReactNode, useId, useState } from "react"
import { type Chapter, galleryFields } from "./galleryFields.tsx"
import {
  Anchor,
  Badge,
  Button,
  Card,
  CardHeader,
  ChipLink,
  DataTable,
  Dialog,
  EmptyState,
  ErrorState,
  Frame,
  Heart,
  Icon,
  LinkButton,
  Loading,
  Logo,
  Menu,
  Notice,
  Pagination,
  PosterPicture,
  PosterTile,
  ProgressBar,
  ProgressRing,
  Rail,
  RailItem,
  Sheet,
  StatTile,
  Stepper,
  TabLinks,
  Timeline,
  Toaster,
  Toasts,
} from "./index.ts"

const nothing = () => {}
const picture = {
  src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
  width: 180,
  height: 240,
  placeholder: "#4a2338",
}
const tileWords = { play: "Play", tryIt: "Try it", favourite: "Add to favourites", close: "Close" }
const stateWords = { done: "done", current: "now", waiting: "to come", failed: "failed" }
const steps = (["done", "current", "waiting", "failed"] as const).map((state) => ({
  key: state,
  label: `A step that is ${state}`,
  note: "What it means",
  time: "12:30",
  state,
}))
const toasts = new Toasts()

export function OpenDemo({
  what,
  children,
}: {
  what: string
  children: (open: boolean, close: () => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{what}</Button>
      {children(open, () => setOpen(false))}
    </>
  )
}

const actionChapters: Chapter[] = [
  [
    "Buttons and links",
    <>
      {(["primary", "secondary", "quiet", "danger", "positive"] as const).map((kind) => (
        <Button key={kind} kind={kind}>
          {kind}
        </Button>
      ))}
      {(["small", "medium", "large"] as const).map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
      <Button disabled>disabled</Button>
      <Button pending pendingLabel="Under way">
        pending
      </Button>
      <Button square aria-label="Close">
        <Icon name="close" />
      </Button>
      <LinkButton kind="primary" href="#link">
        LinkButton
      </LinkButton>
      <Anchor href="#anchor">Anchor</Anchor>
      <ChipLink href="#chip">ChipLink</ChipLink>
      <ChipLink href="#chosen" chosen>
        chosen
      </ChipLink>
    </>,
  ],
  [
    "Menu, tabs, pages",
    <>
      <Menu
        trigger="Menu"
        items={() => [
          { key: "place", label: "A place", href: "#place", current: true },
          { key: "deed", label: "A deed", onChoose: nothing, danger: true },
        ]}
      />
      <TabLinks
        label="Tabs"
        links={[
          { href: "#one", label: "This one", current: true },
          { href: "#two", label: "Another", current: false },
        ]}
      />
      <Pagination
        label="Pages"
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
        current={4}
        count={9}
        href={(page) => `#page-${page}`}
      />
    </>,
  ],
  [
    "Dialog, sheet, toasts",
    <>
      <OpenDemo what="Dialog">
        {(open, onClose) => (
          <Dialog
            open={open}
            onClose={onClose}
            title="Dialog"
            closeLabel="Close"
            actions={<Button>Do it</Button>}
          >
            What is said.
          </Dialog>
        )}
      </OpenDemo>
      <OpenDemo what="Sheet">
        {(open, onClose) => (
          <Sheet open={open} onClose={onClose} title="Sheet" closeLabel="Close">
            Rises from the lower edge on a phone.
          </Sheet>
        )}
      </OpenDemo>
      {(["neutral", "success", "danger", "info"] as const).map((tone) => (
        <Button key={tone} onClick={() => toasts.show(`A toast, ${tone}`, tone)}>
          toast, {tone}
        </Button>
      ))}
      <Toaster toasts={toasts} closeLabel="Close" label="Messages" />
    </>,
  ],
]

const displayChapters: Chapter[] = [
  [
    "Badges, signs, logo",
    <>
      {(["neutral", "brass", "emerald", "coral", "azure"] as const).map((tone) => (
        <span key={tone} className="flex gap-2">
          <Badge tone={tone}>{tone}</Badge>
          <Badge tone={tone} solid>
            {tone}
          </Badge>
        </span>
      ))}
      <Icon name="heart" className="size-6" />
      <Icon name="heart" filled className="size-6" />
      <Icon name="warning" className="size-6" />
      {(["small", "medium", "large"] as const).map((size) => (
        <Logo key={size} name="Name" href="#logo" size={size} />
      ))}
    </>,
  ],
  [
    "Notices and states",
    <>
      {(["neutral", "info", "success", "danger"] as const).map((tone) => (
        <Notice key={tone} tone={tone}>
          A notice, {tone}.
        </Notice>
      ))}
      <EmptyState title="Nothing here" action={<Button>Begin</Button>}>
        Why, and what fills it.
      </EmptyState>
      <ErrorState title="Not loaded" action={<Button>Try again</Button>}>
        What happened.
      </ErrorState>
      <Loading label="Loading">
        <span className="block h-10 w-40 rounded-control bg-raised" />
      </Loading>
    </>,
  ],
  [
    "Cards and figures",
    <>
      <Card tone="brass">
        <CardHeader eyebrow="Eyebrow" title="Card" action={<Button size="small">Deed</Button>} />
        What it holds.
      </Card>
      <Frame className="p-4">Frame</Frame>
      <StatTile label="Plain" value="€ 12.50" note="since noon" />
      <StatTile label="Pride" value="€ 12.50" look="pride" progress={0.4} progressLabel="40 %" />
      <ProgressBar value={0.6} label="60 %" />
      <ProgressRing value={0.75} label="75 %">
        75 %
      </ProgressRing>
    </>,
  ],
  [
    "Steps, table",
    <>
      <Stepper label="Steps" steps={steps} stateWords={stateWords} />
      <Timeline label="Timeline" moments={steps} stateWords={stateWords} />
      <DataTable
        caption="A table"
        columns={[
          { key: "name", header: "Name", cell: (row) => row.name, rowHeader: true },
          { key: "figure", header: "Figure", cell: (row) => row.figure, align: "end" },
          { key: "note", header: "Wide only", cell: () => "…", wideOnly: true },
        ]}
        rows={[
          { name: "One", figure: "1.00" },
          { name: "The reader's own", figure: "2.00" },
        ]}
        rowKey={(row) => row.name}
        highlight={(row) => row.figure === "2.00"}
      />
    </>,
  ],
  [
    "Tiles",
    <>
      <Rail title="Rail" previousLabel="Previous" nextLabel="Next">
        <RailItem>
          <PosterTile title="A tile" byline="A studio" picture={picture} href="#tile" words={tileWords} />
        </RailItem>
        <RailItem width="ranked">
          <PosterTile
            title="Everything it can carry"
            byline="A studio"
            picture={picture}
            href="#tile"
            tryHref="#try"
            words={tileWords}
            facts="Returns 96 %, from € 0.10"
            badges={[
              { text: "New", tone: "coral" },
              { text: "Jackpot", tone: "brass" },
            ]}
            favourite
            rank={1}
          />
        </RailItem>
      </Rail>
      <div className="w-32">
        <PosterPicture picture={picture} />
      </div>
      <Heart words={tileWords} favourite={false} onFavourite={nothing} />
      <Heart words={tileWords} favourite onFavourite={nothing} />
    </>,
  ],
]

/** Every component of this package in its states; `gallery.test.tsx` fails for a missing export. */
export const gallery: Chapter[] = [...actionChapters, ...galleryFields, ...displayChapters]

/** The page of components for developers; served by `npm run dev` only. */
export function Gallery() {
  const id = useId()
  return (
    <main className="grid gap-10 px-gutter py-8">
      <h1 className="text-3xl">Components</h1>
      {gallery.map(([title, states], at) => (
        <section key={title} aria-labelledby={`${id}-${at}`} className="grid min-w-0 gap-4">
          <h2 id={`${id}-${at}`} className="text-xl">
            {title}
          </h2>
          <div className="flex min-w-0 flex-wrap items-start gap-4 *:min-w-0 *:max-w-full">{states}</div>
        </section>
      ))}
    </main>
  )
}
