/** The addresses of a family's files. */
export interface FamilyFiles {
  latin: string
  latinItalic: string
  latinExtended: string
}

const latinExtendedRange = 'U+100-130, U+132-151, U+154-2BA, U+1E00-1EFF'

/** Gives the page a family of the newspaper's type, once its files are there. */
export async function loadFaces(family: string, weight: string, files: FamilyFiles): Promise<void> {
  const faces = [
    new FontFace(family, `url(${files.latinExtended})`, { weight, unicodeRange: latinExtendedRange }),
    new FontFace(family, `url(${files.latinItalic})`, { weight, style: 'italic' }),
    new FontFace(family, `url(${files.latin})`, { weight }),
  ]
  for (const face of faces) document.fonts.add(await face.load())
}
