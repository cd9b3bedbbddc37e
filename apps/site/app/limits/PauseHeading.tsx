/** The name of one way to stop, above its control. */
export function PauseHeading({ id, children }: { id: string; children: string }) {
  return (
    <h3 id={id} className="mb-1.5 scroll-mt-28 font-normal font-sans text-muted text-sm tracking-normal">
      {children}
    </h3>
  )
}
