export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Where the picture of a widget's example is; `npm run pictures` takes it. */
export const pictureOf = (widget: string, theme: Theme): string => `docs/examples/${widget}.${theme}.jpg`
