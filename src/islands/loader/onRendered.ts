import { listen } from '#lib/listen.ts'
import { opensElsewhere } from './onInteraction.ts'

/** A reader's first action on a marker: an event on the fallback, or the press of a button in a view that a server has rendered. */
export interface FirstPress {
  type: string
  target: EventTarget | null
}

/**
 * Calls back while a reader uses what a server has rendered and the widget has not taken over yet. Links lead on and fields are filled in; the press of a button waits
 * for the widget, and is replayed on it.
 *
 * @param pressable The elements whose press waits.
 */
export function onRendered(
  host: HTMLElement,
  pressable: string,
  due: (press?: FirstPress) => void,
  signal: AbortSignal,
): void {
  const onEvent = (event: Event) => {
    if (host.dataset.widgetState !== 'rendered') return
    const { type } = event
    // An event on an element has it first on its path. A form in the page's own DOM is disabled until its widget is there.
    const target = (event.composedPath()[0] as Element).closest(pressable)
    if (type !== 'click' || !target || opensElsewhere(event)) return due()
    event.preventDefault()
    due({ type, target })
  }
  for (const type of ['click', 'focusin'] as const) listen(host, type, onEvent, { signal })
}
