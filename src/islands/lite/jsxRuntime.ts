import type { ComponentType, VNode } from 'preact'
import { jsx as create } from 'preact/jsx-runtime'

export { Fragment, jsxs } from 'preact/jsx-runtime'

/**
 * Preact's `jsx`, with a text that is all that its element has as the element's property, as React sets it. Preact keeps the text's node and writes into that: what a
 * browser's translation has put in its place would stay, and be joined by the next text. Not for a `<text>` in a drawing, where Preact sets attributes only.
 */
export function jsx(type: string | ComponentType, props: Record<string, unknown>, key?: string): VNode {
  if (typeof type !== 'string') return create(type, props, key)
  const vnode: VNode<Record<string, unknown>> = create(type, props, key)
  const { children } = props
  if (typeof children === 'string' || typeof children === 'number') {
    // Only now: compat takes the name for that of an attribute. The properties are an object of this element's own.
    vnode.props.textContent = children
    vnode.props.children = undefined
  }
  return vnode
}
