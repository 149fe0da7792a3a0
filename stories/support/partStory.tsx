import type { StoryObj } from '@storybook/react-vite'
import { waitFor } from '@testing-library/dom'
import type { ComponentType } from 'react'
import { createFormatters } from '#kit/i18n/createFormatters.ts'
import { createPageIntl } from '#kit/i18n/createPageIntl.ts'
import { endAnimations } from '#stage/endAnimations.ts'
import { loadSharedDictionary } from './dictionary.ts'
import { expectDarkColours } from './expectDarkColours.ts'
import { expectLanguageForm } from './expectLanguageForm.ts'
import { expectNamesOnce } from './expectNamesOnce.ts'
import { PartStage } from './PartStage.tsx'

/**
 * The story of a part of `src/kit/ui`, in the toolbar's theme; the part's own texts are in its language. The tests check it in both themes.
 *
 * @param Part Shows the part, with whatever state its parent would keep.
 * @param css The sheets that the part needs.
 */
export const partStory = (Part: ComponentType, css: readonly string[]): StoryObj => ({
  loaders: [
    async ({ globals: { lang, formats } }) => ({
      intl: createPageIntl(lang, await loadSharedDictionary(lang), () => undefined, {
        formatters: createFormatters(formats),
      }),
    }),
  ],
  beforeEach: ({ globals }) => {
    const isDark = globals.theme === 'dark'
    document.body.classList.toggle('force-dark-mode', isDark)
    return () => document.body.classList.remove('force-dark-mode', 'dark-mode', 'light-mode')
  },
  render: (_args, { loaded }) => (
    <PartStage intl={loaded.intl} css={css}>
      <Part />
    </PartStage>
  ),
  async play() {
    await waitFor(() => {
      const island = document.querySelector('[data-widget]')?.shadowRoot?.querySelector('.island')
      if (!island?.firstElementChild) throw new Error('The part did not render anything.')
    })
    endAnimations(document)
  },
  async afterEach({ globals }) {
    expectNamesOnce(document)
    if (globals.formats === 'language') expectLanguageForm(document, globals.lang)
    if (globals.bothThemes) await expectDarkColours(document)
  },
})
