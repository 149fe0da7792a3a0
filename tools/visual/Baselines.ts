/** The looks in which each story is compared: on a phone and on a desktop, light and dark. */
export const looks = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })))

export type Look = (typeof looks)[number]

export const nameOf = ({ width, theme }: Look) => `${theme} ${width}`

/** The signatures of a story, by the names of its looks. */
export type Pictures = Readonly<Record<string, string>>

/** The pictures that stories had when they were last looked at: by their file, `poll`, and their name. */
export type Baselines = Readonly<Record<string, Readonly<Record<string, Pictures>>>>
