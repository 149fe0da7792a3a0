import { attributeName } from '#lib/attributeNames.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A script ends at its end tag, wherever that stands. */
const json = (block: unknown) => JSON.stringify(block, undefined, 2).replaceAll('<', '\\u003c')

/** The marker that a template writes for these options, to be copied; options without a value are left out. */
export function markerHtml(widget: string, options: Record<string, unknown>, block?: unknown): string {
  const attributes = Object.entries(options)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `\n  ${attributeName(name)}="${escaped(String(value))}"`)
    .join('')
  const script = block ? `\n  <script type="application/json">\n${json(block)}\n  </script>` : ''
  return `<div data-widget="${widget}"${attributes}>${script}\n  <!-- what readers can use until the widget is ready -->\n</div>`
}
