/** The names of all widgets, as a type. */
export const widgetNamePath = 'src/lib/site/WidgetName.ts'

/** @param widgets The names of all widgets, sorted. */
export const widgetNameFile = (
  widgets: readonly string[],
): string => `// Generated from the widgets' folders by \`npm run fix\`; \`npm run check\` fails when it is out of date.

/** The widgets, by the names that markers have (contract §2, "Names"). */
export type WidgetName =
${widgets.map((widget) => `  | '${widget}'`).join('\n')}
`
