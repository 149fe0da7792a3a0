import { scriptFileIn } from '#islands/diagnosis/scriptProblems.ts'
import { isUnknown } from '../mask/marks.ts'
import { type Attribute, attributeOf, contentOf, type Page, type PageElement } from '../page/Page.ts'
import { optimiserOf } from './optimisers.ts'

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

/** Attributes in which an optimiser keeps the address of a script that it lets wait. */
const kept = ['data-src', 'data-rocket-src', 'data-rocketsrc', 'data-pagespeed-orig-src']

function addressOf(element: PageElement): Attribute | undefined {
  const names = optimiserOf(element) ? ['src', ...kept] : ['src']
  return names.map((name) => element.attributes.get(name)).find((attribute) => attribute !== undefined)
}

/** The scripts of a page that load the library. */
export const libraryScripts = (page: Page): LibraryScript[] =>
  page.elements.flatMap((element): LibraryScript[] => {
    if (element.tag !== 'script') return []
    const src = addressOf(element)
    if (src) {
      const file = scriptFileIn(isUnknown(src.value) ? writtenIn(page, src) : src.value)
      return file ? [{ element, file, src, ...(!isUnknown(src.value) && { address: src.value }) }] : []
    }
    const inline = /\b(?:import|from)\b[\s(]*['"]([^'"]+)['"]/.exec(contentOf(page, element))?.[1] ?? ''
    const file = attributeOf(element, 'type') === 'module' && (inline === 'quiosc' ? 'bundle.js' : scriptFileIn(inline))
    return file ? [{ element, file }] : []
  })
