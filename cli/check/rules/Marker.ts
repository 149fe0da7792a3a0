import { isUnknown } from '../mask/marks.ts'
import { attributeOf, type Page, type PageElement } from '../page/Page.ts'

/** An element with `data-widget`. */
export interface Marker {
  page: Page
  element: PageElement
  /** Its widget; undefined when the template decides which. */
  widget: string | undefined
}

export const markersOf = (page: Page): Marker[] =>
  page.elements.flatMap((element) => {
    const name = attributeOf(element, 'data-widget')
    return name === undefined ? [] : [{ page, element, widget: isUnknown(name) ? undefined : name }]
  })
