import { scriptFileIn } from '../../../src/diagnosis/scriptProblems.ts'
import { isUnknown } from '../mask/marks.ts'
import type { Attribute, Page, PageElement } from '../page/Page.ts'
import { attributeOf, contentOf } from '../page/Page.ts'

/** A script element of the library. */
export interface LibraryScript {
  element: PageElement
  file: string
  /** Absent for an inline script that imports it. */
  src?: Attribute
  /** Its address; undefined when the template decides it. */
  address?: string
}

/** An attribute as it was written, placeholders included: `{{ asset('quiosc/widgets.js') }}`. */
export const writtenIn = ({ source }: Page, { start, end }: Attribute): string => source.text.slice(start, end)

/** The scripts of a page that load the library. */
export const libraryScripts = (page: Page): LibraryScript[] =>
  page.elements.flatMap((element): LibraryScript[] => {
    if (element.tag !== 'script') return []
    const src = element.attributes.get('src')
    if (src) {
      const file = scriptFileIn(isUnknown(src.value) ? writtenIn(page, src) : src.value)
      return file ? [{ element, file, src, ...(!isUnknown(src.value) && { address: src.value }) }] : []
    }
    const inline = /\b(?:import|from)\b[\s(]*['"]([^'"]+)['"]/.exec(contentOf(page, element))?.[1] ?? ''
    const file = attributeOf(element, 'type') === 'module' && (inline === 'quiosc' ? 'bundle.js' : scriptFileIn(inline))
    return file ? [{ element, file }] : []
  })
