/** Whether `--quick` was given: each measure runs once, short and on little data, to show that it works. */
export const isQuick = process.argv.includes("--quick")

/** How long, how many or how often: `full` for a figure that counts, `quick` with `--quick`. */
export const size = (full: number, quick: number): number => (isQuick ? quick : full)
