/** A whole number with a dot for thousands, in every language (content-features §9). */
export const dotted = (value: number): string =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')
