import axe from 'axe-core'
import { endAnimations } from '#stage/endAnimations.ts'
import { showTheme } from './showTheme.ts'

/** The rules of axe whose answer depends on colours; all others find the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Checks the colours of a page once more in the dark, and puts its theme back.
 *
 * @throws When axe finds a violation, with the theme's name.
 */
export async function expectDarkColours(pageDocument: Document): Promise<void> {
  const { body } = pageDocument
  const wasDark = body.classList.contains('dark-mode')
  showTheme(body, true)
  // Colours that change over time would be measured on their way.
  endAnimations(pageDocument)
  try {
    const { violations } = await axe.run(body, { runOnly: colourRules, resultTypes: ['violations'], preload: false })
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `dark theme, ${id}: ${html}\n${failureSummary}`),
    )
    if (found.length > 0) throw new Error(found.join('\n'))
  } finally {
    showTheme(body, wasDark)
    endAnimations(pageDocument)
  }
}
