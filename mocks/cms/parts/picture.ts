import type { Html } from '../html.ts'
import { attributes, html } from '../html.ts'

/** Above or below the fold: what is below waits for the reader. */
type Loading = 'eager' | 'lazy'

/** An illustration, three by two. */
export const picture = (name: string, alt: string, loading: Loading = 'lazy'): Html =>
  html`<img class="picture" src="/images/${name}.svg" width="1200" height="800"${attributes({ alt, loading })}>`

/** A columnist's head; their name stands beside it, so it says nothing more. */
export const portrait = (name: string, size: number): Html =>
  html`<img class="portrait" src="/portraits/${name}.svg" alt=""${attributes({ width: size, height: size })}>`
