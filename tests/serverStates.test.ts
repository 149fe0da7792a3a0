import { expect, it } from 'vitest'
import type { WidgetState } from '#islands/island/widgetState.ts'
import { languages } from '#lib/site/config/config.ts'
import { answeredStates, filledStates } from '#server/filledStates.fixture.ts'
import { byTier } from '#testing/byTier.ts'
import { holdRequests } from './support/holdRequests.ts'
import { startNewspaper } from './support/newspaper.ts'
import { loadRenderer } from './support/renderOnServer.ts'
import { engines, openTestPage } from './support/site.ts'

const { reader, url } = startNewspaper()

const markers = [...filledStates, ...answeredStates]
  // A cookie of the reader's, their app or their link makes it another one.
  .filter(({ state }) => {
    const { cookies, channel, path }: Partial<WidgetState> = state
    return !cookies && !channel && !path?.startsWith('?')
  })
  .map(({ widget, name, state }) => ({
    widget,
    name,
    attributes: { ...state.options, load: 'eager', test: name },
    block: 'block' in state ? state.block : undefined,
  }))

const cases = engines.flatMap((built) =>
  languages.flatMap((lang) => [390, 1280].map((width) => ({ ...built, lang, width }))),
)

/** Each engine and each width once: what an engine takes over does not depend on the width. */
const sample = cases.filter(({ engine, lang, width }) => lang === 'de' && (engine === 'react') === (width === 1280))

it.each(byTier(cases, sample))(
  'each state that a server renders is taken over as it is: $engine, $lang, $width px wide',
  async ({ engine, script, lang, width }) => {
    const { renderWidget } = await loadRenderer(engine)
    const options = {
      apiBase: `${url()}/api/front`,
      assets: script.replace('widgets.js', ''),
      url: `${url()}/test-page`,
      // Both cores may be busy.
      timeout: 10_000,
    }
    const site = 'balears'
    const rendered = await Promise.all(
      markers.map(({ widget, attributes, block }) =>
        renderWidget(widget, { attributes, ...(block && { block }) }, { ...options, lang, site }),
      ),
    )
    const { page, problems } = await reader({ viewport: { width, height: 844 } })
    const release = await holdRequests(page, /\/quiosc\/.*chunks\//)
    await openTestPage(page, url(), { body: rendered.join('\n'), script, config: { lang, site } })

    const before = await page.evaluate(() =>
      [...document.querySelectorAll('[data-widget]')].map((marker) => {
        const elements = [...(marker.shadowRoot?.querySelectorAll('.island *') ?? [])]
        Object.assign(marker, { elements, height: marker.getBoundingClientRect().height })
        return marker.shadowRoot?.querySelector('.island')?.textContent
      }),
    )
    release()
    await expect.poll(() => page.locator('[data-widget-state=ready]').count()).toBe(markers.length)
    const after = await page.evaluate(() =>
      [...document.querySelectorAll('[data-widget]')].map((marker) => {
        const { elements, height } = marker as unknown as { elements: Element[]; height: number }
        const [first] = elements
        return { isKept: !first || first.isConnected, grown: marker.getBoundingClientRect().height - height }
      }),
    )
    const named = (isWrong: (state: (typeof after)[number]) => boolean) =>
      markers
        .filter((_, place) => isWrong(after[place] ?? { isKept: false, grown: 0 }))
        .map(({ widget, name }) => `${widget} ${name}`)
    expect(named(({ isKept }) => !isKept)).toEqual([])
    expect(named(({ grown }) => Math.abs(grown) > 1)).toEqual([])
    expect(before.filter((text) => text === undefined)).toEqual([])
    expect(problems.errors).toEqual([])
  },
)
