import type { BoundFunctions, queries } from '@testing-library/dom'
import { within } from '@testing-library/dom'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { IntlContext } from '../../i18n/IntlContext.ts'
import en from '../../i18n/locales/en.json' with { type: 'json' }
import type { PageIntl } from '../../i18n/PageIntl.ts'
import { adoptStyles } from '../../styles/adoptStyles.ts'
import baseCss from '../../styles/base.css?inline'

/** English without a library: the text, with its values after it where it takes any. */
function createFakeIntl(texts: Record<string, string> = en): PageIntl {
  return {
    lang: 'en',
    t: (message, ...[values]) =>
      values ? `${message.id} ${Object.values(values).join(' ')}` : (texts[message.id] ?? message.id),
    number: String,
    percent: (part) => `${Math.round(part * 100)} %`,
    ago: (date, now) => `${Math.round((now.getTime() - date.getTime()) / 60_000)} min ago`,
    date: (date, format) => `${format} ${date.toISOString()}`,
  }
}

export interface Rendered {
  /** Queries of Testing Library, inside the shadow root. */
  view: BoundFunctions<typeof queries>
  shadow: ShadowRoot
  host: HTMLElement
  rerender(node: ReactNode): void
}

/** Renders as an island does: in an open shadow root on the page, with the base sheet, these sheets and English. It goes when the test ends. */
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
