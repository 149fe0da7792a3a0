/** How many bullets stand under a strip (content-features §9, "Carousels"). */
const BULLETS = 5

export interface Bullet {
  index: number
  /** At an end behind which there are more, which are not drawn. */
  isLast: boolean
}

/** The bullets of a strip: one for each position, or the five around the current one. */
export function bulletsAround(index: number, count: number): Bullet[] {
  const first = Math.max(0, Math.min(index - Math.floor(BULLETS / 2), count - BULLETS))
  const last = Math.min(count, first + BULLETS) - 1
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const at = first + place
    return { index: at, isLast: (at === first && first > 0) || (at === last && last < count - 1) }
  })
}
