interface Use {
  /** The profile's panels that are opened. */
  panels: readonly string[]
  /** The texts that are typed into fields, one after the other. */
  typed: readonly string[]
  /** Whether fields for an email address and a password get a proper one, so that their forms are sent. */
  proper: boolean
}

/**
 * In the page: waits until the widgets are there, opens the profile's panels, types into every field and presses every button that is seen. Links are not followed: where
 * they lead is looked at.
 */
export async function pressEverything({ panels, typed, proper }: Use): Promise<void> {
  /** Milliseconds that answers and a panel's content may take: on an idle machine they take a tenth of it at most. */
  const LIMIT_MS = 5000
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  window.addEventListener(
    'click',
    (event) => event.composedPath().some((one) => one instanceof HTMLAnchorElement) && event.preventDefault(),
    true,
  )

  // An element of the page may be called like a method of the document.
  const own = document.documentElement
  const waiting = () =>
    [...own.querySelectorAll<HTMLElement>('[data-widget]')].filter(
      ({ dataset }) => !['ready', 'error'].includes(dataset.widgetState ?? '') && dataset.widget !== 'login-prompt',
    )
  const end = performance.now() + 5000
  while (waiting().length > 0 && performance.now() < end) await frames(2)

  function* inside(root: ParentNode): Generator<HTMLElement> {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      yield element
      if (element.shadowRoot) yield* inside(element.shadowRoot)
    }
  }
  // The number of requests without an answer so far. The library's calls look `fetch` up each time.
  let asked = 0
  const { fetch } = window
  window.fetch = async (...request) => {
    asked++
    try {
      return await fetch(...request)
    } finally {
      asked--
    }
  }
  const answers = async () => {
    const limit = performance.now() + LIMIT_MS
    await frames(4)
    while (asked > 0 && performance.now() < limit) await frames(2)
  }
  /** The profile's panel on top. */
  const openedPanel = () =>
    own.querySelector('[data-widget=profile]')?.shadowRoot?.querySelector('.q-side-content > :not([hidden])')
  /** A panel with its code and its data, unless the reader is a visitor, who has none. */
  const openPanel = async (name: string) => {
    const { hash } = location
    const routed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    window.quiosc?.open(`profile.${name}`)
    if (location.hash !== hash) await routed
    const limit = performance.now() + LIMIT_MS
    // A skeleton for which nothing is asked stays: twenty frames tell.
    for (let idle = 0; idle < 20 && performance.now() < limit; await frames(1)) {
      const panel = openedPanel()
      if (window.quiosc?.session.get().status === 'anonymous') return undefined
      if (asked > 0 || !panel?.childElementCount || panel.querySelector('.panel-loading')) idle = 0
      else if (panel.querySelector('.q-skeleton, .q-spinner') || idle < 3) idle++
      else break
    }
    return openedPanel()
  }
  const properTexts: Record<string, string> = { email: 'reader@diari.example', password: 'Portclar2026' }
  // The smallest picture: one pixel.
  const picture = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  )
  const used = new WeakSet<HTMLElement>()
  let next = 0
  const pressAll = async (root: ParentNode) => {
    const all = [...inside(root)].filter((element) => !used.has(element) && element.closest('form[hidden]') === null)
    for (const field of all) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.disabled) continue
      used.add(field)
      if (field.type === 'file') {
        const chosen = new DataTransfer()
        chosen.items.add(new File([picture], 'a.png', { type: 'image/png' }))
        Object.assign(field, { files: chosen.files }).dispatchEvent(
          new Event('change', { bubbles: true, composed: true }),
        )
        continue
      }
      if (/^(checkbox|radio)$/.test(field.type)) {
        field.click()
        continue
      }
      const text = (proper && properTexts[field.type]) || (typed[next % typed.length] ?? '')
      next++
      // As a reader types: past the value that the engine has set.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
      field.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
    }
    await frames(1)
    for (const element of all) {
      if (!element.matches('button,[role=button],[role=menuitem],summary,[role=tab]') || !element.isConnected) continue
      used.add(element)
      element.click()
    }
    await frames(3)
  }
  // Before anything else is pressed: what ends the session is among it, and panels are a reader's.
  for (const name of panels) {
    const panel = await openPanel(name)
    if (panel) await pressAll(panel)
  }
  await answers()
  await pressAll(document)
  window.quiosc?.open('login-prompt')
  await answers()
  await pressAll(document)
  await answers()
}
