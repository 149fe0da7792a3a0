import { readFileSync } from 'node:fs'

/** A line of the table in docs/accessibility.md. */
export interface Keys {
  where: string
  keys: string
}

/** The file whose code each line is about, or a folder's beginning; a widget that consists of one has these keys. */
const places: Readonly<Record<string, string>> = {
  everywhere: '',
  'dialogs and side panels': 'src/kit/ui/overlay/useModalDialog.ts',
  'the profile': 'widgets/profile/',
  'menus behind ⋯': 'src/kit/ui/popup/Menu.tsx',
  'lists of choices (order, issues’ filters)': 'src/kit/ui/popup/Listbox.tsx',
  'mentions in a comment': 'widgets/comments/mention/',
  tabs: 'src/kit/ui/Tabs.tsx',
  calendar: 'src/kit/ui/date/CalendarPopup.tsx',
  'radio buttons of a poll': 'widgets/poll/',
  'messages at the window’s edge': '',
  'an alert that moves': 'widgets/alert/',
  'a carousel': 'src/kit/slides/Carousel.tsx',
  comments: 'widgets/comments/',
}

/**
 * The keys that do something in a widget.
 *
 * @param files Of the widget.
 * @throws For a line whose place is not known.
 */
export function keysOf(files: ReadonlySet<string>): Keys[] {
  const [, table = ''] = readFileSync('docs/accessibility.md', 'utf8').split('\n## Keys\n')
  const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (?!where|---)(.+?) \| (.+) \|$/gm)]
  return rows.flatMap(([, where = '', keys = '']) => {
    const place = places[where.replaceAll("'", '’')]
    if (place === undefined) throw new Error(`tools/docs/keysOf.ts does not know where “${where}” is.`)
    return [...files].some((path) => path.startsWith(place)) ? [{ where, keys }] : []
  })
}
