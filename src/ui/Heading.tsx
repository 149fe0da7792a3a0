import type { ComponentProps, Ref } from 'react'
import { useContext } from 'react'
import { HeadingContext } from '../dom/HeadingContext.ts'

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'ref'> {
  /** What it names: the widget, the whole page that consists of it, or a part of such a page. */
  of?: 'widget' | 'page' | 'part'
  headingRef?: Ref<HTMLHeadingElement>
}

/** A heading at the level that the marker's `data-heading` gives the widget. Style it by its class: its element differs from page to page. */
export function Heading({ of = 'widget', headingRef, className = '', ...native }: HeadingProps) {
  const { title, page } = useContext(HeadingContext)
  // Computed, because JSX takes an element's name as its type; all six headings have the same props.
  const Level = `h${{ widget: title, page, part: Math.min(page + 1, 6) }[of]}` as 'h2'
  return <Level {...native} ref={headingRef} className={`q-heading ${className}`} />
}
