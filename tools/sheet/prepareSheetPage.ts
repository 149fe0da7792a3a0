import latinExtended from '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2?url'
import latinItalic from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2?url'
import latin from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url'
import { loadFaces } from '#testing/loadFaces.ts'

const FAMILY = 'Newsreader'

/** Gives the page under the stories the newspaper's headlines and a page's margin: looks are judged as readers meet them. */
export async function prepareSheetPage(): Promise<void> {
  await loadFaces(FAMILY, '200 800', { latin, latinItalic, latinExtended })
  const style = document.createElement('style')
  style.textContent = `
    :root { --quiosc-font-headline: ${FAMILY}, serif; --quiosc-headline-weight: 500 }
    html body:not(:has([data-widget='header'])) { padding: 1.25rem }`
  document.head.append(style)
}
