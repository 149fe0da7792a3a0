import { create } from '#kit/dom/create.ts'

/** The marker's shadow root, showing its fallback, with `after` below it. */
export function fallbackShadow(host: HTMLElement, ...after: Node[]): ShadowRoot {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  shadow.replaceChildren(create('slot'), ...after)
  return shadow
}
