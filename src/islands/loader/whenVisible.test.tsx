import { waitFor } from '@testing-library/dom'
import { afterEach, expect, it } from 'vitest'
import { putMarker, startTestPage } from '#testing/startTestPage.tsx'

let library: ReturnType<typeof startTestPage> | undefined

afterEach(() => library?.stop())

const contents = 'display:contents'
/** Observers of intersections report in the frame after. */
const untilObserved = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
it.each<[string, string, string, (host: HTMLElement) => void]>([
  ['whose child is replaced', contents, '<p>Loading</p>', (host) => host.replaceChildren(document.createElement('p'))],
  ['whose child goes', contents, '<p>Loading</p>', (host) => host.replaceChildren('Words')],
  [
    'whose hidden child is shown',
    contents,
    '<p hidden>Later</p>',
    (host) => host.querySelector('p')?.removeAttribute('hidden'),
  ],
  [
    'that is shown without a box',
    'display:none',
    '<p>Child</p>',
    (host) => host.style.setProperty('display', 'contents'),
  ],
  ['that is shown with a box', 'display:none', '<p>Child</p>', (host) => host.style.removeProperty('display')],
  ['that loses its box', '', '<p>Child</p>', (host) => host.style.setProperty('display', 'contents')],
  ['that gets a box', contents, '<p>Child</p>', (host) => host.style.removeProperty('display')],
  ['in what is shown later', contents, '<p>Child</p>', (host) => host.parentElement?.removeAttribute('hidden')],
])('whenVisible loads a marker far below once it is visible, %s', async (name, style, child, change) => {
  const place = putMarker(
    `<section style="padding-top:9000px"><div${name.startsWith('in ') ? ' hidden' : ''}><div data-widget="farewell" data-name="Ada" style="${style}">${child}</div></div></section>`,
  )
  const host = place.querySelector<HTMLElement>('[data-widget]') ?? place
  window.scrollTo(0, 0)
  library = startTestPage()
  await waitFor(() => expect(host.dataset.widgetState).toBe('waiting'))
  await untilObserved()
  change(host)
  await untilObserved()
  expect(host.dataset.widgetState).toBe('waiting')
  window.scrollTo(0, 9000)
  await waitFor(() => expect(host.dataset.widgetState).toBe('ready'))
})

it('whenVisible loads a marker on a page whose observer of intersections never reports', async () => {
  const { IntersectionObserver } = window
  class Silent {
    observe() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  Reflect.set(window, 'IntersectionObserver', Silent)
  try {
    const place = putMarker('<div style="padding-top:9000px"><div data-widget="farewell" data-name="Ada"></div></div>')
    library = startTestPage()
    await waitFor(() => expect(place.querySelector('[data-widget-state="ready"]')).not.toBeNull())
  } finally {
    Reflect.set(window, 'IntersectionObserver', IntersectionObserver)
  }
})
