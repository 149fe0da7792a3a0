/** A picture, reduced to what a comparison needs. */
export interface Signature {
  /** Of the picture, in CSS pixels. */
  width: number
  height: number
  /** The length of a field's side, in CSS pixels. */
  cell: number
  /** The fields row by row: how light each is, then how much its lightness varies, then its two shades of colour. */
  planes: Uint8Array
}

/** Fields of narrow pictures are smaller, so that each picture has some twenty to thirty in a row. */
export const cellOf = (width: number): number => (width < 600 ? 24 : 40)

/** How many fields a picture has in a row, and in all. */
export function fieldsOf({ width, height, cell }: Omit<Signature, 'planes'>): { columns: number; count: number } {
  const columns = Math.ceil(width / cell)
  return { columns, count: columns * Math.ceil(height / cell) }
}
