interface Use {
  /** The profile's panels that are opened. */
  panels: readonly string[]
  /** What is typed into fields, one after the other. */
  typed: readonly string[]
}

/**
 * In the page: waits until the widgets are there, opens panels, types into every field and presses every button that is seen. Links are not followed: where
 * they lead is looked at.
 */
export async function pressEverything({ panels, typed }: Use): Promise<void> {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  window.addEventListener(
    'click',
    (event) => event.composedPath().some((one) => one instanceof HTMLAnchorElement) && event.preventDefault(),
    true,
  )

  const waiting = () =>
    [...document.querySelectorAll<HTMLElement>('[data-widget]')].filter(
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
  const used = new WeakSet<HTMLElement>()
  let next = 0
  const pressAll = async () => {
    const all = [...inside(document)].filter(
      (element) => !used.has(element) && element.closest('form[hidden]') === null,
    )
    for (const field of all) {
      if (
        !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) ||
        field.disabled ||
        field.type === 'file'
      )
        continue
      used.add(field)
      if (/^(checkbox|radio)$/.test(field.type)) {
        field.click()
        continue
      }
      const text =
        field.type === 'email' && next % 2 === 0 ? 'reader@diari.example' : (typed[next % typed.length] ?? '')
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
  await pressAll()
  for (const name of panels) {
    window.quiosc?.open(`profile.${name}`)
    const limit = performance.now() + 700
    await frames(6)
    while (document.querySelector('[data-widget-state=loading]') && performance.now() < limit) await frames(2)
    await frames(4)
  }
  window.quiosc?.open('login-prompt')
  await pressAll()
}
