import { describe, expect, it } from 'vitest'
import { editorMessages } from '#widgets/profile/editor/editor.messages.ts'
import { menuMessages } from '#widgets/profile/profile.messages.ts'
import { tabTo } from '../support/keyboard.ts'
import { languagesByTier } from '../support/languagesOnEngines.ts'
import { startNewspaper } from '../support/newspaper.ts'
import { profileKeys } from '../support/profileKeys.ts'

const { read } = startNewspaper()

/** A picture that is wider than high: 4 × 2 pixels. */
const picture = {
  name: 'retrat.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAE0lEQVR4nGMQsYk6EaABIRmQOQBhhgepv9HA2gAAAABJRU5ErkJggg==',
    'base64',
  ),
}

describe.each(languagesByTier('react'))('a public profile by keyboard alone, %s, %s', (lang, engine) => {
  it('is published with a picture', async () => {
    const { page } = await read('/tarifes', { lang, engine, persona: 'registered' })
    const { aside, button, enter, field, hasFocus, open, press, says, t, type } = profileKeys(page, lang)
    // Before the press, or the browser may still open its own.
    page.on('filechooser', (chooser) => void chooser.setFiles(picture))
    await open(menuMessages.edit)

    const picker = aside.getByLabel(t(editorMessages.choose), { exact: true })
    await tabTo(page, picker)
    await press('Enter')
    await says(editorMessages.uploaded)
    await hasFocus(picker)

    const visible = aside.getByRole('switch', { name: t(editorMessages.visible), exact: true })
    await tabTo(page, visible)
    expect(await visible.isChecked()).toBe(false)
    await press('Space')
    await tabTo(page, field(editorMessages.nick))
    await type('Mariona del port')
    await tabTo(page, field(editorMessages.description))
    await type('Llegeixo amb llapis.')
    await tabTo(page, button(editorMessages.save))
    await press('Enter')
    await says(editorMessages.saved)
    await hasFocus(button(editorMessages.save))

    await enter(aside.getByRole('link', { name: t(editorMessages.show), exact: true }))
    await aside.getByRole('heading', { level: 3, name: 'Mariona del port' }).waitFor()
    await aside.getByRole('paragraph').filter({ hasText: 'Llegeixo amb llapis.' }).waitFor()
    const portrait = aside.locator('.reader-banner img')
    const isSquare = () =>
      portrait.evaluate(
        (image: HTMLImageElement) => image.naturalWidth > 0 && image.naturalWidth === image.naturalHeight,
      )
    await expect.poll(isSquare).toBe(true)

    await press('Escape', 'Escape')
    await hasFocus(button(menuMessages.edit))
    await aside.getByText(t(menuMessages.public), { exact: true }).waitFor()
  })
})
