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
    fallback: 'html' in state ? state.html : undefined,
  }))

/** Elements that depend on the width, the moment or the reader's motion, and may be replaced in the next frame: dots of a strip, times, signs, the fallback's slot. */
const VARYING = '.q-bullet, time, svg *, slot'

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
      markers.map(({ widget, attributes, block, fallback }) =>
        renderWidget(
          widget,
          { attributes, ...(block && { block }), ...(fallback && { fallback }) },
          { ...options, lang, site },
        ),
      ),
    )
    const { page, problems } = await reader({ viewport: { width, height: 844 } })
    const release = await holdRequests(page, /\/quiosc\/.*chunks\//)
    await openTestPage(page, url(), { body: rendered.join('\n'), script, config: { lang, site } })

    const before = await page.evaluate(
      (varying) =>
        [...document.querySelectorAll('[data-widget]')].map((marker) => {
          const all = [...(marker.shadowRoot?.querySelectorAll('.island *') ?? [])]
          const elements = all.filter((element) => !element.matches(varying))
          Object.assign(marker, { elements, height: marker.getBoundingClientRect().height })
          return marker.shadowRoot?.querySelector('.island')?.textContent
        }),
      VARYING,
    )
    release()
    await expect.poll(() => page.locator('[data-widget-state=ready]').count()).toBe(markers.length)
    const after = await page.evaluate(() =>
      [...document.querySelectorAll('[data-widget]')].map((marker) => {
        const { elements, height } = marker as unknown as { elements: Element[]; height: number }
        return {
          lost: elements.filter((element) => !element.isConnected).length,
          grown: marker.getBoundingClientRect().height - height,
        }
      }),
    )
    const named = (isWrong: (state: (typeof after)[number]) => boolean) =>
      markers
        .filter((_, place) => isWrong(after[place] ?? { lost: 1, grown: 0 }))
        .map(({ widget, name }) => `${widget} ${name}`)
    expect(named(({ lost }) => lost > 0)).toEqual([])
    expect(named(({ grown }) => Math.abs(grown) > 1)).toEqual([])
    expect(before.filter((text) => text === undefined)).toEqual([])
    expect(problems.errors).toEqual([])
  },
)
