const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

export const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median, with the least and the most. */
export function spread(values: readonly number[], digits = 0): string {
  const [low = 0, high = 0] = [sorted(values)[0], sorted(values).at(-1)]
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`
}

/** How a median compares with what is allowed at most; a value that is missing is over it. */
export const comparedWith = (values: readonly number[], bar: number, digits = 0): string =>
  `${spread(values, digits)} (bar ${bar}) ${median(values) <= bar ? 'ok' : 'OVER'}`
