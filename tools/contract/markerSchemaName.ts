/** The name of the schema of a widget's options: `ActionBarMarkerSchema`. */
export const markerSchemaName = (widget: string): string =>
  `${widget.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}MarkerSchema`
