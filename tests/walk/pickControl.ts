export interface PickedControl {
  x: number
  y: number
  name: string
}

/**
 * In the page: brings one of the widgets' visible controls into sight, dialogs' own where one is open. Links that leave the newspaper are left alone.
 *
 * @param at From 0 up to, not including, 1: which of them.
 */
export function pickControl(at: number): PickedControl | undefined {
  const selector = 'button,a[href],input,textarea,select,summary,label,[role=tab],[role=menuitem],[role=option]'
  const deep = (root: Document | ShadowRoot | Element): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...deep(element.shadowRoot)] : [element],
    )
  const all = deep(document)
  const modals = all.filter((element) => element.matches(':modal'))
  const roots = modals.length > 0 ? modals.slice(-1) : all.filter((element) => element.matches('[data-widget]'))
  const inside = new Set(roots.flatMap((root) => [...deep(root), ...(root.shadowRoot ? deep(root.shadowRoot) : [])]))
  const stays = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.origin === location.origin && !element.target && !element.hasAttribute('download'))
  const controls = [...inside].filter(
    (element) => element.matches(selector) && stays(element) && element.checkVisibility({ visibilityProperty: true }),
  )
  const control = controls[Math.floor(at * controls.length)]
  if (!control) return undefined
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = control.getBoundingClientRect()
  const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
  return { x: x + width / 2, y: y + height / 2, name: `${control.localName} “${name.slice(0, 40)}”` }
}
