/** The heights that a widget's states need, in CSS pixels: those of docs/heights.md. */
export interface Heights {
  phone: Range
  desktop: Range
}

interface Range {
  from: number
  to: number
}

const widen = (range: Range | undefined, height: number): Range => ({
  from: Math.min(range?.from ?? height, height),
  to: Math.max(range?.to ?? height, height),
})

/** Reads the table of docs/heights.md: `| Action bar | Not saved | 54 | 54 |`. */
export function readHeights(document: string): ReadonlyMap<string, Heights> {
  const heights = new Map<string, Heights>()
  for (const [, title = '', phone, desktop] of document.matchAll(/^\| (.+?) \| .+? \| (\d+) \| (\d+) \|$/gm)) {
    const widget = title.toLowerCase().replaceAll(' ', '-')
    const known = heights.get(widget)
    heights.set(widget, { phone: widen(known?.phone, Number(phone)), desktop: widen(known?.desktop, Number(desktop)) })
  }
  return heights
}

const inWords = ({ from, to }: Range) => (from === to ? `${from} px` : `${from} to ${to} px`)

export const describeHeights = ({ phone, desktop }: Heights): string =>
  `${inWords(phone)} on phones, ${inWords(desktop)} on desktops`
