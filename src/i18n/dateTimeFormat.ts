const made = new Map<string, Intl.DateTimeFormat>()

/** Making one takes a browser a hundred times as long as using it, so each is made once for the page. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, known)
  return known
}
