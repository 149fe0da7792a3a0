import { prefetchPath } from '#islands/loader/registry.ts'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import { failed, type Result } from '#lib/result.ts'
import type { Language } from '#lib/site/config/config.ts'
import { parseBlock } from '#lib/site/config/readBasics.ts'
import { readConfig } from '#lib/site/config/readConfig.ts'
import { toLanguage } from '#lib/site/config/toLanguage.ts'
import { readAnswer } from '#page/api/readAnswer.ts'
import type { FoundMarker, PageFacts } from './createPageReader.ts'
import { createServerPage } from './createServerPage.ts'
import { lightSheet, type Sheets } from './createSheets.ts'
import { fetchAnswer } from './fetchAnswer.ts'
import type { Filling } from './filling.ts'
import type { RenderToString } from './RenderToString.ts'
import type { ReadOptions } from './readRenderOptions.ts'
import type { RenderReport } from './renderer.types.ts'
import { renderIsland } from './renderIsland.tsx'
import type { FirstPath, ServedWidget } from './servedWidget.types.ts'

export interface FillerDeps {
  widgets: Readonly<Record<string, ServedWidget>>
  /** A widget's texts. */
  texts(name: string, lang: Language): Dictionary
  renderToString: RenderToString
  sheets: Sheets
}

/** Fills the markers of one page, and asks for each of their answers once. */
export interface Filler {
  /** Begins to ask for what a marker shows. */
  prefetch(marker: FoundMarker): void
  /** @returns Undefined for a marker that stays as it is, which is reported unless it is of a widget that no server renders. */
  fill(marker: FoundMarker, facts: PageFacts): Promise<Filling | undefined>
}

type Problem = Pick<RenderReport, 'reason' | 'detail'>

/** In place of an answer, for a widget that asks for nothing. */
const NO_ANSWER: Result<undefined, Problem> = { ok: true, value: undefined }

/** The page's configuration block comes first, and what it does not say the server's options do. */
function configOf(facts: Pick<PageFacts, 'config' | 'lang'>, { site, lang, env }: ReadOptions) {
  const block = parseBlock(facts.config)
  const given = { ...(site && { site }), ...(env && { env }), ...(lang && !toLanguage(facts.lang) && { lang }) }
  const { config, trusted } = readConfig(facts.config, facts.lang, { ...given, ...(block as object) })
  return { ...config, trusted }
}

/** The first path of a widget's, by the marker's attributes and the page's address; undefined where one of them is missing or wrong. */
function firstPath(
  data: ServedWidget['data'],
  dataset: Record<string, string>,
  url: string | undefined,
): string | undefined {
  if (typeof data === 'function') return url === undefined ? undefined : data(dataset, url)
  const path = data && prefetchPath(data, dataset)
  return path && !path.includes('{') ? path : undefined
}

const wrongPath = (data: string | FirstPath) =>
  typeof data === 'string' ? `the options do not make ${data}` : 'options and page address are not of one another'

/** @param signal Of a request: aborted when nothing waits for its answer any more. */
export function createFiller(deps: FillerDeps, options: ReadOptions, signal: () => AbortSignal): Filler {
  const { widgets, texts, renderToString, sheets } = deps
  const report = (marker: FoundMarker, problem: Problem) => {
    try {
      options.onReport?.({ widget: marker.dataset.widget ?? '', ...problem })
    } catch {
      // The caller's own log must not break a page.
    }
  }

  const answers = new Map<string, ReturnType<typeof fetchAnswer>>()
  const answerTo = (path: string) => {
    const answer = answers.get(path) ?? fetchAnswer(path, options, signal())
    answers.set(path, answer)
    return answer
  }

  const textsOf = (name: string, { parts = [] }: ServedWidget, lang: Language): Dictionary => {
    const own = texts(name, lang)
    const added = parts.map((part) => texts(`${name}.${part}`, lang).texts)
    return { ...own, texts: Object.assign({}, own.texts, ...added) }
  }

  const widgetOf = ({ dataset: { widget: name = '' } }: FoundMarker) =>
    Object.hasOwn(widgets, name) ? widgets[name] : undefined

  /** The last page object, and what it was made for: a page may give its configuration or language after the first marker. */
  let latest: { config: string | null; lang: string; made: ReturnType<typeof createPage> } | undefined
  const createPage = (facts: PageFacts) => {
    const config = configOf(facts, options)
    return { config, page: createServerPage(config, options.url) }
  }
  const pageOf = (facts: PageFacts) => {
    const { config, lang } = facts
    if (latest?.config !== config || latest.lang !== lang) latest = { config, lang, made: createPage(facts) }
    return latest.made
  }

  return {
    prefetch(marker) {
      const path = firstPath(widgetOf(marker)?.data, marker.dataset, options.url)
      if (path) void answerTo(path)
    },
    async fill(marker, facts) {
      const { dataset } = marker
      const { widget: name = '' } = dataset
      const widget = widgetOf(marker)
      if (!widget) return undefined
      if (widget.hasLinks && options.url === undefined) {
        report(marker, { reason: 'options', detail: 'its links need the page’s address: the option url' })
        return undefined
      }
      const { links, slotAt } = marker.children
      if (widget.slot === 'next' && slotAt.next === undefined && links.some(({ rel }) => rel.includes('next'))) {
        report(marker, {
          reason: 'options',
          detail: 'its link to the next page stands with something else in an element',
        })
        return undefined
      }
      const path = firstPath(widget.data, dataset, options.url)
      if (widget.data && !path) {
        report(marker, { reason: 'options', detail: wrongPath(widget.data) })
        return undefined
      }
      const given = path ? await answerTo(path) : NO_ANSWER
      const whole = given.ok ? given.value : undefined
      const text = whole !== undefined && widget.fields ? pickFields(whole, widget.fields) : whole
      const answer = path !== undefined && text !== undefined ? { path, text } : undefined
      const { config, page } = pageOf(facts)
      const lang = toLanguage(dataset.lang) ?? config.lang
      const rendered = given.ok
        ? renderIsland({
            island: widget.island,
            isForm: Boolean(widget.isForm),
            marker,
            facts,
            page,
            lang,
            dictionary: textsOf(name, widget, lang),
            answer,
            renderToString,
          })
        : failed(given.failure)
      if (!rendered.ok) {
        report(marker, rendered.failure)
        return undefined
      }
      const sheet = await sheets.elementFor(name, options)
      const { view, form } = rendered.value
      const light = form && widget.lightCss && { ...form, sheet: await sheets.elementFor(lightSheet(name), options) }
      const at = widget.slot && slotAt[widget.slot]
      const slot = widget.slot && at !== undefined ? { name: widget.slot, at } : undefined
      return { sheet, view, light, answer, slot }
    },
  }
}

/** An answer with these fields of its data alone, for a widget that shows little of it: the text travels in the page. One that is no object stays as it is. */
function pickFields(answer: string, fields: readonly string[]): string {
  const read = readAnswer(200, answer)
  if (!read.ok || typeof read.value !== 'object' || read.value === null) return answer
  const kept = Object.entries(read.value).filter(([name]) => fields.includes(name))
  return JSON.stringify({ response: Object.fromEntries(kept) })
}
