import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { dateNames } from '#kit/dates/dateNames.ts'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import { IntlContext } from '#kit/i18n/IntlContext.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import baseCss from '#kit/styles/base.css?inline'
import { act } from './act.ts'
import { readFolder } from './readTexts.ts'

/** A fake formatter without a library: the text, or the id followed by the values. */
function createFakeIntl(): PageIntl {
  const texts = readFolder('src/kit/i18n', 'en')
  const real = createPageIntl('en', { texts: {}, dateNames: dateNames.en }, () => undefined)
  return {
    lang: 'en',
    formatSource: real.formatSource,
    t: (message, ...[values]) =>
      values ? `${message.id} ${Object.values(values).join(' ')}` : (texts[message.id] ?? message.id),
    number: String,
    percent: (part) => `${Math.round(part * 100)} %`,
    date: real.date,
    cardDate: real.cardDate,
    parseDate: real.parseDate,
    add: () => undefined,
    dateNames: real.dateNames,
  }
}

export interface Rendered {
  /** Testing Library's queries, inside the shadow root. */
  view: BoundFunctions<typeof queries>
  shadow: ShadowRoot
  host: HTMLElement
  rerender(node: ReactNode): void
}

/** Renders like an island: in an open shadow root on the page, with the base sheet, these sheets and English. Unmounts when the test ends. */
export function renderInShadow(
  node: ReactNode,
  { css = [], intl = createFakeIntl() }: { css?: string[]; intl?: PageIntl } = {},
): Rendered {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  adoptStyles(shadow, [baseCss, ...css])
  const island = document.createElement('div')
  island.className = 'island'
  shadow.append(island)
  const root = createRoot(island)
  const rerender = (next: ReactNode) => act(() => root.render(<IntlContext value={intl}>{next}</IntlContext>))
  rerender(node)
  onTestFinished(() => {
    act(() => root.unmount())
    host.remove()
  })
  return { view: within(island), shadow, host, rerender }
}
