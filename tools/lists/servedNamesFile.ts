/** The names of the widgets that a server renders: the diagnosis and the build need no more of them. */
export const servedNamesPath = 'src/lib/site/servedNames.ts'

/** The widgets that a server renders, with their views, which people keep. */
export const servedWidgetsPath = 'server/servedWidgets.ts'

/** @param widgets The text of `servedWidgets.ts`. */
export const servedNamesFile = (
  widgets: string,
): string => `// Generated from ${servedWidgetsPath} by \`npm run fix\`; \`npm run check\` fails when it is out of date.

/** The widgets that a server renders. */
export const servedNames = [
${[...widgets.matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(([, name]) => `  '${name}',`).join('\n')}
] as const
`
