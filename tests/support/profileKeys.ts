import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Language } from '#lib/site/config/config.ts'
import { isFocused, tabTo } from './keyboard.ts'
import { loadIntl } from './loadIntl.ts'

interface Text {
  id: string
}

/** Drives the profile by keyboard alone, as a reader in one language does. */
export function profileKeys(page: Page, lang: Language) {
  const { t, number } = loadIntl(lang)
  /** The aside, and what it asks on top. */
  const aside = page.locator('dialog.q-side')
  const question = page.getByRole('alertdialog')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const hasFocus = (target: Locator) => expect.poll(() => isFocused(target), { message: `${target}` }).toBe(true)
  const button = (message: Text, within = aside) => within.getByRole('button', { name: t(message), exact: true })
  /** Tab to the control and Enter. */
  const enter = async (target: Locator) => {
    await tabTo(page, target)
    await press('Enter')
  }
  return {
    t,
    number,
    aside,
    question,
    press,
    hasFocus,
    button,
    enter,
    field: (message: Text, within = aside) => within.getByRole('textbox', { name: t(message), exact: true }),
    /** Waits for the text of a snackbar or a hint; a snackbar says it once more to screen readers. */
    says: (message: Text) => page.getByText(t(message), { exact: true }).first().waitFor(),
    /** Opens the profile from the newspaper's header, and row by row a panel in it. */
    async open(...rows: Text[]) {
      await enter(page.locator('.head-place[data-widget-state=ready] a[href="#profile"]:visible'))
      // A row may have a number after its name.
      for (const row of rows) await enter(aside.getByRole('button', { name: t(row) }))
    },
    /** Replaces what the focused field has. */
    async type(text: string) {
      await press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    /** No key may lose the place: where the focus is nowhere, the next Tab begins at the top of the page. */
    staysInside: () =>
      expect
        .poll(() => page.locator('dialog:focus-within').count(), { message: 'the focus has left' })
        .toBeGreaterThan(0),
  }
}
