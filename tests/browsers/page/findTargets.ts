import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'
import type { Target } from './PageTools.ts'
import { isInside, isShown, rootsIn } from './roots.ts'

/** All elements that a reader would call this, in all shadow roots. */
export function findTargets({ role, name, nth, within }: Target): HTMLElement[] {
  const asked = typeof name === 'string' ? name : new RegExp(name.pattern)
  const outers = within && findTargets(within)
  const found = rootsIn(document)
    .flatMap((root) => {
      // It only queries, which a root does as an element does.
      const container = (root instanceof Document ? root.documentElement : root) as HTMLElement
      // A password field has no role.
      if (role === 'password') return queryAllByLabelText(container, asked, { selector: 'input' })
      const found = queryAllByRole(container, role, { name: asked, hidden: true })
      if (role !== 'button') return found
      // Browsers present the head of a `<details>` as a button; the standard gives it no role.
      return [...found, ...queryAllByText(container, asked, { selector: 'summary' })]
    })
    .filter((element) => isShown(element) && (!outers || outers.some((outer) => isInside(element, outer))))
  return nth === undefined ? found : found.slice(nth, nth + 1)
}
