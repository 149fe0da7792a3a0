import { type Html, html } from '../html.ts'

/** A story's text, with `_words_` in italics. */
export const inline = (text: string): Html =>
  html`${text.split(/_([^_]+)_/).map((part, index) => (index % 2 ? html`<em>${part}</em>` : part))}`

/** The text without its marks, for titles and descriptions. */
export const plain = (text: string) => text.replace(/_([^_]+)_/g, '$1')
