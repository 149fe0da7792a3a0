import { attributes, type Html, html } from '../html.ts'

/** Above or below the fold; images below load lazily. */
type Loading = 'eager' | 'lazy'

/** An illustration, three by two. */
export const picture = (name: string, alt: string, loading: Loading = 'lazy'): Html =>
  html`<img class="picture" src="/images/${name}.svg" width="1200" height="800"${attributes({ alt, loading })}>`

/** A columnist's portrait, with an empty alt because their name stands beside it. */
export const portrait = (slug: string, size: number): Html =>
  html`<img class="portrait" src="/portraits/${slug}.svg" alt=""${attributes({ width: size, height: size })}>`
