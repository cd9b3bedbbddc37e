import {
  type ChangeEvent,
  type ComponentProps,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { boxClass, Field, type FieldTexts, useFieldIds } from "./Field.tsx"
import { Icon } from "./icons.tsx"

type FileFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "id" | "multiple" | "ref" | "size" | "type" | "value"> & {
    chooseLabel: string
    formatSize: (bytes: number) => string
  }

const neverChanges = () => () => undefined
const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/** Also what was chosen before hydration, and nothing once the form is reset. */
function useChosenFile(input: RefObject<HTMLInputElement | null>) {
  const [file, setFile] = useState<File | null>(null)
  useEffect(() => {
    const read = () => setFile(input.current?.files?.[0] ?? null)
    // The event comes before the fields are emptied.
    const onReset = () => setFile(null)
    const form = input.current?.form
    read()
    form?.addEventListener("reset", onReset)
    return () => form?.removeEventListener("reset", onReset)
  }, [input])
  return {
    file,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setFile(event.target.files?.[0] ?? null),
  }
}

const previewPixels = 96

/** Drawn on a canvas, because the content security policy allows no addresses of files. */
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    let isCurrent = true
    setDrawn(false)
    createImageBitmap(file).then(
      (picture) => {
        const context = canvas.current?.getContext("2d")
        if (isCurrent && context) {
          const side = Math.min(picture.width, picture.height)
          const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
          context.drawImage(picture, left, top, side, side, 0, 0, previewPixels, previewPixels)
          setDrawn(true)
        }
        picture.close()
      },
      // A file that is no picture has no preview.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  return (
    <canvas
      ref={canvas}
      width={previewPixels}
      height={previewPixels}
      className={isDrawn ? "size-12 shrink-0 rounded-lg border border-line" : "hidden"}
    />
  )
}

/** With scripts the browser's input is invisible above ours; without them only that input is there. */
export function FileField(props: FileFieldProps) {
  const { label, description, error, labelHidden, className, chooseLabel, formatSize, onChange, ...input } =
    props
  const ids = useFieldIds({ description, error })
  const element = useRef<HTMLInputElement>(null)
  const isHydrated = useIsHydrated()
  const chosen = useChosenFile(element)
  return (
    <Field {...{ label, description, error, labelHidden, ids, className }}>
      <div className={`${boxClass} relative`}>
        {isHydrated && (
          <span
            className="pointer-events-none flex min-w-0 flex-1 items-center gap-3 p-1.5"
            aria-hidden="true"
          >
            <span className="grid min-h-9 shrink-0 place-items-center rounded-lg border border-edge bg-surface px-3 font-semibold text-ivory text-sm">
              {chooseLabel}
            </span>
            {chosen.file && (
              <>
                <Preview file={chosen.file} />
                <span className="grid min-w-0 text-sm leading-tight">
                  <span className="truncate">{chosen.file.name}</span>
                  <span className="text-muted">{formatSize(chosen.file.size)}</span>
                </span>
                <Icon name="check" className="ml-auto size-5 shrink-0 text-emerald" />
              </>
            )}
          </span>
        )}
        <input
          type="file"
          {...input}
          {...ids}
          ref={element}
          onChange={(event) => {
            chosen.onChange(event)
            onChange?.(event)
          }}
          className={
            isHydrated
              ? "absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
              : "min-h-12 w-full min-w-0 cursor-pointer py-1.5 pr-2 pl-1.5 text-muted text-sm outline-none file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-lg file:border file:border-edge file:bg-surface file:px-3 file:font-semibold file:text-ivory hover:file:bg-line"
          }
        />
      </div>
    </Field>
  )
}
