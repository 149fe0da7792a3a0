/** Markup that is safe to send: made by {@link html} only, so that text can't become markup unescaped. */
export class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

/** A value that a template takes: text, which is escaped; markup, which is not; undefined, which renders nothing. */
export type Part = Html | string | number | false | null | undefined | readonly Part[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** A page's template: values are escaped, in text and in quoted attributes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((markup, string, index) => markup + render(parts[index - 1]) + string))

function render(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (part instanceof Html) return part.toString()
  if (typeof part === 'object') return part.map(render).join('')
  return escapeHtml(String(part))
}

/** A JSON block: `<` is escaped so that no text in it can end the script. */
export const jsonBlock = (attribute: string, value: unknown): Html =>
  new Html(
    `<script type="application/json"${attribute && ` ${escapeHtml(attribute)}`}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
  )

/** Attributes by name; one that is undefined or false is left out, true stands alone. */
export const attributes = (values: Record<string, string | number | boolean | undefined>): Html =>
  new Html(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
      .join(''),
  )
