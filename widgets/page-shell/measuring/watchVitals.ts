import { type INPMetric, type LCPMetric, onINP, onLCP } from 'web-vitals'
import type { Analytics } from '#page/analytics/analytics.types.ts'

/** The widget that an element belongs to. A browser names the marker for what is inside it, and nothing for what was painted there. */
const widgetOf = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-widget]')?.dataset.widget

/**
 * Sends how soon the page's largest part was painted and how late its slowest press was answered, once each, when the browser knows.
 *
 * @param signal Ends it.
 */
export function watchVitals({ track }: Pick<Analytics, 'track'>, signal: AbortSignal): void {
  const send = (action: 'LCP' | 'INP', value: number, element: Element | null | undefined) => {
    const label = widgetOf(element)
    if (!signal.aborted) track({ category: 'web-vitals', action, value: Math.round(value), ...(label && { label }) })
  }
  onLCP(({ value, entries }: LCPMetric) => send('LCP', value, entries.at(-1)?.element))
  onINP(({ value, entries }: INPMetric) => {
    const target = entries.map((entry) => entry.target).find((node) => node instanceof Element)
    send('INP', value, target)
  })
}
