import { createElement } from 'react'
import { SyntaxHighlighter } from 'storybook/internal/components'
import { useArgs, useParameter } from 'storybook/manager-api'
import { BLOCK } from '#stories/support/controls.ts'
import { markerHtml } from '#stories/support/markerHtml.ts'

/** The story's parameter with the name of its widget; the stories of parts have none. */
interface MarkerParameter {
  widget?: string
}

const NONE: MarkerParameter = {}

/** The marker for what the controls show, with a button that copies it. */
export function MarkerPanel() {
  const [{ [BLOCK]: block, ...options }] = useArgs()
  const { widget } = useParameter('marker', NONE)
  if (!widget) return createElement('p', { style: { padding: 16 } }, 'This part has no marker.')
  return createElement(SyntaxHighlighter, {
    language: 'html',
    copyable: true,
    padded: true,
    // biome-ignore lint/correctness/noChildrenProp: the component takes one text, by its type.
    children: markerHtml(widget, options, block),
  })
}
