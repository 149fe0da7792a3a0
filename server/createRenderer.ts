import type { Dictionary } from '../src/i18n/dictionary.ts'
import type { Island } from '../src/island/defineIsland.ts'
import type { Result } from '../src/lib/result.ts'
import { failed } from '../src/lib/result.ts'
import { prefetchPath } from '../src/loader/registry.ts'
import type { Language } from '../src/site/config/config.ts'
import { parseBlock } from '../src/site/config/readBasics.ts'
import { readConfig } from '../src/site/config/readConfig.ts'
import { toLanguage } from '../src/site/config/toLanguage.ts'
import { createServerPage } from './createServerPage.ts'
import { createSheets } from './createSheets.ts'
import { fetchAnswer } from './fetchAnswer.ts'
import { attributeValue, scriptText } from './markup.ts'
import type { FoundMarker, ParsedPage } from './parsePage.ts'
import { parsePage } from './parsePage.ts'
import { pickFields } from './pickFields.ts'
import type { RenderToString } from './RenderToString.ts'
import type { ReadOptions } from './readRenderOptions.ts'
import { readRenderOptions } from './readRenderOptions.ts'
import type { Renderer, RenderReport, WidgetOptions } from './renderer.types.ts'
import { renderIsland } from './renderIsland.tsx'

/** A widget that can be rendered on a server. */
export interface ServedWidget {
  island: Island
  /** The path of its first request, as `WidgetEntry.prefetch`. */
  data?: string | undefined
  /** The fields of the answer that it shows, where these are few. */
  fields?: readonly string[]
  /** Whether its marker has links, which are checked against the page's address. */
  hasLinks?: true
}

export interface RendererDeps {
  widgets: Readonly<Record<string, ServedWidget>>
  /** A widget's texts. */
  texts(name: string, lang: Language): Dictionary
  renderToString: RenderToString
}

/** A text to be put into a page. */
interface Insertion {
  at: number
  text: string
}

type Problem = Pick<RenderReport, 'reason' | 'detail'>

/** In place of an answer, for a widget that asks for nothing. */
const NO_ANSWER: Result<undefined, Problem> = { ok: true, value: undefined }

/** The page's configuration block comes first, and what it does not say the server's options do. */
function configOf(page: ParsedPage, { site, lang, env }: ReadOptions) {
  const block = parseBlock(page.config)
  const given = { ...(site && { site }), ...(env && { env }), ...(lang && !toLanguage(page.lang) && { lang }) }
  const { config, vouched } = readConfig(page.config, page.lang, { ...given, ...(block as object) })
  return { ...config, vouched }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The first path of a widget's, by the marker's attributes; undefined where one of them is missing or wrong. */
function firstPath(template: string | undefined, dataset: Record<string, string>): string | undefined {
  const path = template && prefetchPath(template, dataset)
  return path && !path.includes('{') ? path : undefined
}

/** Creates the renderer of an engine. It keeps nothing of a page. */
export function createRenderer({ widgets, texts, renderToString }: RendererDeps): Renderer {
  const sheets = createSheets(Object.fromEntries(Object.entries(widgets).map(([name, { island }]) => [name, island])))

  const fill = async (html: string, options: ReadOptions): Promise<string> => {
    const around = parsePage(html)
    const config = configOf(around, options)
    const report = (marker: FoundMarker, problem: Problem) => {
      try {
        options.onReport?.({ widget: marker.dataset.widget ?? '', ...problem })
      } catch {
        // The caller's own log must not break a page.
      }
    }

    const late = new AbortController()
    const end = () => late.abort()
    const timer = setTimeout(end, options.timeout)
    options.signal?.addEventListener('abort', end, { once: true })
    if (options.signal?.aborted) end()
    /** Each path is asked for once. */
    const answers = new Map<string, ReturnType<typeof fetchAnswer>>()
    const answerTo = (path: string) => {
      const answer = answers.get(path) ?? fetchAnswer(path, options, late.signal)
      answers.set(path, answer)
      return answer
    }

    const page = createServerPage(config, options.url)
    const renderMarker = async (marker: FoundMarker): Promise<Insertion[]> => {
      const { dataset } = marker
      const { widget: name = '' } = dataset
      const widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined
      if (!widget) return []
      if (widget.hasLinks && options.url === undefined) {
        report(marker, { reason: 'options', detail: 'its links need the page’s address: the option url' })
        return []
      }
      const path = firstPath(widget.data, dataset)
      if (widget.data && !path) {
        report(marker, { reason: 'options', detail: `the options do not make ${widget.data}` })
        return []
      }
      const answer = path ? await answerTo(path) : NO_ANSWER
      const whole = answer.ok ? answer.value : undefined
      const text = whole !== undefined && widget.fields ? pickFields(whole, widget.fields) : whole
      const lang = toLanguage(dataset.lang) ?? config.lang
      const rendered = answer.ok
        ? renderIsland({
            island: widget.island,
            marker,
            around,
            page,
            lang,
            dictionary: texts(name, lang),
            answer: path !== undefined && text !== undefined ? { path, text } : undefined,
            renderToString,
          })
        : failed(answer.failure)
      if (!rendered.ok) {
        report(marker, rendered.failure)
        return []
      }
      const sheet = await sheets.elementFor(name, options)
      const data =
        path !== undefined && text !== undefined
          ? `<script type="application/json" data-quiosc-data="${attributeValue(path)}">${scriptText(text)}</script>`
          : ''
      const view = `<template shadowrootmode="open">${sheet}${rendered.value}</template>`
      return [
        { at: marker.attributesAt, text: ' data-widget-state="rendered"' },
        { at: marker.contentAt, text: view + data },
      ]
    }

    const filled = await Promise.all(around.markers.map(renderMarker))
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', end)
    const insertions = filled.flat()
    const [, first] = insertions
    // What is dark in dark mode is said of the body, which no sheet of a shadow root reaches.
    if (first) first.text += await sheets.elementFor(undefined, options)
    return insert(html, insertions)
  }

  return {
    renderMarkers: async (html, options) => fill(html, readRenderOptions(options)),
    renderWidget: async (name, widget, options) => fill(markerOf(name, widget), readRenderOptions(options)),
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
    return ` data-${kebab(key)}="${attributeValue(value)}"`
  })
  const json = block ? `<script type="application/json">${scriptText(JSON.stringify(block))}</script>` : ''
  return `<div${given.join('')}>${json}${fallback}</div>`
}
