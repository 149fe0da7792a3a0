import latinExtended from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url'
import latinItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2?url'
import latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { loadFaces } from './loadFaces.ts'

const FAMILY = 'Source Sans 3'

/** Sets the page in one of the newspaper's fonts, because machines differ in their own. */
export async function loadFonts(): Promise<void> {
  await loadFaces(FAMILY, '200 900', { latin, latinItalic, latinExtended })
  const style = document.createElement('style')
  style.textContent = `html body { font-family: '${FAMILY}', sans-serif }`
  document.head.append(style)
}
