import { type ComponentProps, type Ref, useContext } from 'react'
import { HeadingContext } from '../dom/HeadingContext.ts'

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'ref'> {
  /** The thing that it names: the widget, one of the items under the widget's title, the whole page that consists of it, or a part of such a page. */
  of?: 'widget' | 'item' | 'page' | 'part'
  headingRef?: Ref<HTMLHeadingElement>
}

/** A heading at the level that the marker's `data-heading` gives the widget. Style it by its class: its element differs from page to page. */
export function Heading({ of = 'widget', headingRef, className = '', ...native }: HeadingProps) {
  const { title, pageTitle } = useContext(HeadingContext)
  // Computed, because JSX takes an element's name as its type; all six headings have the same props.
  const Level = `h${Math.min({ widget: title, item: title + 1, page: pageTitle, part: pageTitle + 1 }[of], 6)}` as 'h2'
  return <Level {...native} ref={headingRef} className={`q-heading ${className}`} />
}
