/** A rectangle in CSS pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A visible element inside a widget: what it is, and where it stands from the widget's corner. */
export interface Part {
  kind: string
  text: string
  box: Box
}

/** One marker of the page. */
export interface Marker {
  name: string
  /** When it loads, where the marker says so; else empty. */
  load: string
  state: string
  /** Undefined while nothing of it shows. Its `y` is left out: above it stands what is the page's. */
  box: Omit<Box, 'y'> | undefined
  parts: Part[]
}

/** An element as a reader finds it. */
export interface Target {
  role: string
  /** A text is the whole name; a pattern, as its source, is a part of it. */
  name: string | { pattern: string }
  /** Its number among several, from 0 on. */
  nth?: number
  within?: Target
}

export interface Point {
  x: number
  y: number
}

/** The functions of a page that a driver calls: they answer at once, in JSON. */
export interface PageTools {
  /** Uncaught errors, errors on the console, and what the policy forbids, since the document began. */
  errors(): string[]
  /** Whether the document with its fonts and visible pictures is there. */
  isLoaded(): boolean
  /** Shows the next marker that waits for being seen. @returns Whether there was one. */
  showNextMarker(): boolean
  /** Scrolls to the marker with this place in the document. */
  showMarker(place: number): void
  /** @param letOut Selectors of parts that a browser draws itself. */
  markers(letOut: readonly string[]): Marker[]
  scrollsSideways(): boolean
  /** How many such elements a reader sees. */
  count(target: Target): number
  /** Scrolls to the element. @returns Its middle in the window, undefined while it is missing, disabled or under something else. */
  reach(target: Target): Point | undefined
  /** Whether a text is to be seen. */
  shows(text: string): boolean
  /** The text in the field. */
  valueOf(target: Target): string | undefined
  hasFocus(target: Target): boolean
}
