export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The path of the picture of a widget's example; `npm run pictures` takes it. */
export const pictureOf = (widget: string, theme: Theme): string => `docs/examples/${widget}.${theme}.jpg`
