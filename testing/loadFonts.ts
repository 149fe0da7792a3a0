import latinExtended from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url'
import latinItalic from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2?url'
import latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { loadFaces } from './loadFaces.ts'

const FAMILY = 'Source Sans 3'

/** Sets the page in one of the newspaper's fonts, because machines differ in their own. Once it is set, nothing is left to do. */
export async function loadFonts(): Promise<void> {
  if ([...document.fonts].some(({ family }) => family.includes(FAMILY))) return
  await loadFaces(FAMILY, '200 900', { latin, latinItalic, latinExtended })
  const style = document.createElement('style')
  style.textContent = `html body { font-family: '${FAMILY}', sans-serif }`
  document.head.append(style)
}
