import latinExtendedUrl from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url'
import latinItalicUrl from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2?url'
import latinUrl from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'

const FAMILY = 'Source Sans 3'

const weight = '200 900'

/** Sets the page in one of the newspaper's fonts, because machines differ in their own. */
export async function loadFonts(): Promise<void> {
  const latinExtended = 'U+100-130, U+132-151, U+154-2BA, U+1E00-1EFF'
  const faces = [
    new FontFace(FAMILY, `url(${latinExtendedUrl})`, { weight, unicodeRange: latinExtended }),
    new FontFace(FAMILY, `url(${latinItalicUrl})`, { weight, style: 'italic' }),
    new FontFace(FAMILY, `url(${latinUrl})`, { weight }),
  ]
  for (const face of faces) document.fonts.add(await face.load())
  const style = document.createElement('style')
  style.textContent = `html body { font-family: '${FAMILY}', sans-serif }`
  document.head.append(style)
}
