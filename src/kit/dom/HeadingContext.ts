import { createContext } from 'react'

/** Levels of a widget's headings. */
export interface HeadingLevels {
  /** Of its title. */
  title: number
  /** Of a title that names the whole page, where the page does not name itself. */
  pageTitle: number
}

/** Below the page's title, unless the marker says otherwise. */
export const defaultLevels: HeadingLevels = { title: 2, pageTitle: 1 }

export const HeadingContext = createContext(defaultLevels)
