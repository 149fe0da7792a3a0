import type { ReactNode } from 'react'
import type { Island } from '#islands/island/defineIsland.ts'
import { IslandView } from '#islands/island/IslandView.tsx'
import type { MarkerChildren } from '#islands/island/islandContext.types.ts'
import { LightPartsContext } from '#islands/island/LightPartsContext.ts'
import { readAttributes } from '#islands/island/readAttributes.ts'
import { readHeading } from '#islands/island/readHeading.ts'
import { parseOptions } from '#islands/island/readOptions.ts'
import { readServed } from '#islands/island/readServed.ts'
import type { Page } from '#islands/runtime/page.types.ts'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import { parseUrl } from '#lib/parseUrl.ts'
import { failed, type Result, success } from '#lib/result.ts'
import type { Language } from '#lib/site/config/config.ts'
import { UnsureError } from '#lib/UnsureError.ts'
import type { FoundMarker, PageFacts } from './createPageReader.ts'
import type { FoundChildren } from './foundChildren.ts'
import { NeedsScripts } from './NeedsScripts.tsx'
import type { RenderToString } from './RenderToString.ts'
import type { RenderReport } from './renderer.types.ts'
import { ServedForm } from './ServedForm.tsx'

export interface IslandOnServer {
  island: Island
  isForm: boolean
  marker: FoundMarker
  /** The facts of the page around it. */
  facts: Pick<PageFacts, 'namesItself' | 'base' | 'widgets'>
  page: Page
  lang: Language
  dictionary: Dictionary
  /** The path of the widget's first request, and the text of its answer. */
  answer: { path: string; text: string } | undefined
  renderToString: RenderToString
}

/** An island as markup. */
export interface RenderedIsland {
  /** For the shadow root. */
  view: string
  /** Its form for the marker's light DOM, if it has one, and the slot that shows it. */
  form: { slot: string; view: string } | undefined
}

type Problem = Pick<RenderReport, 'reason' | 'detail'>

/** Renders an island as its container, whose first frame in the browser is the same. */
export function renderIsland(options: IslandOnServer): Result<RenderedIsland, Problem> {
  const { island, isForm, marker, facts, page, lang, dictionary, answer, renderToString } = options
  const { dataset, block } = marker
  // The marker of a widget that reads more of it than its options and its place cannot be rendered: what is missing throws.
  const host = { dataset: { ...dataset, widgetState: 'rendered' }, isConnected: true } as unknown as HTMLElement
  const given = parseOptions(block, readAttributes(host))
  const addressBase = parseUrl(facts.base ?? '', page.location.href())?.href ?? page.location.href()
  const intl = createPageIntl(lang, dictionary, () => {}, page)
  let problem: Problem | undefined
  try {
    if (!given.ok) return failed({ reason: 'options', detail: wrong(given.failure) })
    const composed = island.compose(given.value, {
      ...page,
      host,
      children: childrenOf(marker.children, addressBase),
      intl,
      signal: new AbortController().signal,
      close: undefined,
      loadTexts: async () => {},
      delayFirstRender: () => {},
      holdFirstRender: () => {},
      emit: () => {},
      publish: () => false,
      inBrowser: () => {},
      hasMarker: (...names) => names.some((name) => facts.widgets.has(name)),
      served(path, schema) {
        const value = path === answer?.path ? readServed(answer.text, schema) : undefined
        if (value === undefined)
          problem = { reason: 'malformed', detail: `the answer to ${path} is not what it should be` }
        return value
      },
    })
    if (!composed.ok) return failed({ reason: 'options', detail: wrong(composed.failure) })
    if (problem) return failed(problem)
    const linkBase = facts.base === undefined ? undefined : page.location
    const heading = readHeading({ dataset }, () => facts.namesItself)
    let form: { slot: string; children: ReactNode } | undefined
    const take = (slot: string, children: ReactNode) => {
      form = { slot, children }
    }
    const render = (children: ReactNode, attributes: Record<string, string>) =>
      renderToString(
        <div className="island" lang={lang} {...attributes}>
          <IslandView host={undefined} linkBase={linkBase} heading={heading} intl={intl}>
            {children}
          </IslandView>
        </div>,
      )
        // React writes preloads of pictures before the view: a page has its own order of what is loaded first, and Preact writes none.
        .replace(/^(?:<link rel="preload"[^>]*>)+/, '')
        // A strict policy refuses the attribute in a page, and lets a script set the same. A quotation mark in a text is written as an entity by both engines.
        .replaceAll(' style="', ' data-quiosc-style="')
    const view = render(<LightPartsContext value={take}>{composed.value}</LightPartsContext>, {
      part: 'root',
      // For `quiosc.doctor()`: nothing else tells afterwards whose markup it was.
      'data-quiosc-rendered': '',
    })
    // Beside the view, so that its widget finds its own only. Without scripts the marker's children have the other ways to get there.
    const note = isForm
      ? renderToString(
          <noscript>
            <div className="island" lang={lang}>
              <NeedsScripts lang={lang} />
            </div>
            <div className="served-ways">
              <slot />
            </div>
          </noscript>,
        )
      : ''
    return success({
      view: note + view,
      form: form && { slot: form.slot, view: render(<ServedForm lang={lang}>{form.children}</ServedForm>, {}) },
    })
  } catch (error) {
    if (error instanceof UnsureError) return failed({ reason: 'malformed', detail: `what it shows ${error.message}` })
    return failed({ reason: 'crashed', detail: String(error) })
  }
}

/** @param base The address against which a browser resolves the CMS's own links. */
function childrenOf({ text, links }: FoundChildren, base: string): MarkerChildren {
  const addressOf = (link: FoundChildren['links'][number] | undefined) => link && parseUrl(link.href, base)?.href
  const [first] = links
  return { text, link: addressOf(first), next: addressOf(links.find(({ rel }) => rel.includes('next'))) }
}

const wrong = (issues: readonly { attribute: string; problem: string }[]) =>
  issues.map(({ attribute, problem }) => `${attribute} ${problem}`).join('; ')
