import { join } from 'node:path'
import type { Language } from '#lib/site/config/config.ts'

/** How the stories of a sheet are shown. */
export interface Sheet {
  lang: Language
  theme: 'light' | 'dark'
  /** The window's, in CSS pixels. */
  width: number
}

const languages: readonly Language[] = ['ca', 'es', 'en', 'de']
const themes = ['light', 'dark'] as const

/**
 * The sheet of a command's arguments, in any order: Catalan, light and 390 pixels wide without any.
 *
 * @throws For an argument that is none of these.
 */
export function readSheet(args: readonly string[]): Sheet {
  const sheet: Sheet = { lang: 'ca', theme: 'light', width: 390 }
  for (const arg of args) {
    const lang = languages.find((language) => language === arg)
    const theme = themes.find((name) => name === arg)
    const width = /^\d{3,4}$/.test(arg) ? Number(arg) : undefined
    if (!lang && !theme && !width) {
      throw new Error(`“${arg}” is no language (${languages.join(', ')}), theme (${themes.join(', ')}) or width.`)
    }
    Object.assign(sheet, lang && { lang }, theme && { theme }, width && { width })
  }
  return sheet
}

/** The folder for its pictures, from the project's root. */
export const folderOf = ({ lang, theme, width }: Sheet) => join('.cache', 'sheets', `${lang}-${theme}-${width}`)
