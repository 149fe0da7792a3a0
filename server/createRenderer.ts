import { attributeName } from '#lib/attributeNames.ts'
import { createFiller, type FillerDeps } from './createFiller.ts'
import { createRenderStream } from './createRenderStream.ts'
import { createSheets } from './createSheets.ts'
import { type Insertion, insertionsOf } from './filling.ts'
import { attributeValue, scriptText } from './markup.ts'
import { parsePage } from './parsePage.ts'
import { type ReadOptions, readRenderOptions } from './readRenderOptions.ts'
import type { Renderer, WidgetOptions } from './renderer.types.ts'

/** Creates the renderer of an engine. It keeps nothing of a page. */
export function createRenderer(deps: Omit<FillerDeps, 'sheets'>): Renderer {
  const sheets = createSheets(deps.widgets)

  const fill = async (html: string, options: ReadOptions): Promise<string> => {
    const { markers, facts } = parsePage(html)
    const late = new AbortController()
    const end = () => late.abort()
    const timer = setTimeout(end, options.timeout)
    options.signal?.addEventListener('abort', end, { once: true })
    if (options.signal?.aborted) end()

    const filler = createFiller({ ...deps, sheets }, options, () => late.signal)
    const fillings = await Promise.all(markers.map((marker) => filler.fill(marker, facts)))
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', end)
    const first = fillings.findIndex(Boolean)
    // Dark mode's colours are properties of the body, which no sheet of a shadow root reaches.
    const pageSheet = first < 0 ? '' : await sheets.elementFor(undefined, options)
    const insertions = markers.flatMap((marker, index) => {
      const filling = fillings[index]
      return filling ? insertionsOf(marker, filling, index === first ? pageSheet : '') : []
    })
    return insert(html, insertions)
  }

  return {
    renderMarkers: async (html, options) => fill(html, readRenderOptions(options)),
    renderWidget: async (name, widget, options) => fill(markerOf(name, widget), readRenderOptions(options)),
    renderStream(given) {
      const options = readRenderOptions(given)
      const signal = () => {
        const late = AbortSignal.timeout(options.timeout)
        return options.signal ? AbortSignal.any([late, options.signal]) : late
      }
      const filler = createFiller({ ...deps, sheets }, options, signal)
      return createRenderStream({ filler, pageSheet: () => sheets.elementFor(undefined, options) })
    },
    sheets: sheets.files,
  }
}

/** All else comes out as it went in. */
function insert(html: string, insertions: readonly Insertion[]): string {
  let result = ''
  let end = 0
  for (const { at, text } of [...insertions].sort((one, other) => one.at - other.at)) {
    result += html.slice(end, at) + text
    end = at
  }
  return result + html.slice(end)
}

/** @throws {TypeError} For a name that is none of an attribute. */
function markerOf(name: string, { attributes = {}, block, fallback = '' }: WidgetOptions): string {
  const given = Object.entries({ ...attributes, widget: name }).map(([key, value]) => {
    if (!/^[a-z][\w]*$/i.test(key)) throw new TypeError(`quiosc/server: ${key} cannot be the name of an option`)
    return ` ${attributeName(key)}="${attributeValue(value)}"`
  })
  const json = block ? `<script type="application/json">${scriptText(JSON.stringify(block))}</script>` : ''
  return `<div${given.join('')}>${json}${fallback}</div>`
}
