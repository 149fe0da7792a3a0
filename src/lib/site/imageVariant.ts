/** The CMS's default size, between underscores in a file's name. */
const DEFAULT_SIZE = '_default_'

/** The same picture so many CSS pixels wide: `cover_default_0.jpg` becomes `cover_400w_0.jpg`. An address without the marker stays as it is. */
export const imageVariant = (url: string, width: number): string => url.replace(DEFAULT_SIZE, `_${width}w_`)
