/** As many as a report needs. */
const MOST = 50

const textOf = (part: unknown) => (part instanceof Error ? (part.stack ?? String(part)) : String(part))

/** Remembers the page's errors for a report; they are printed as ever. @returns Those so far. */
export function watchConsole(): () => readonly string[] {
  const faults: string[] = []
  const keep = (text: string) => {
    faults.push(text)
    if (faults.length > MOST) faults.shift()
  }
  const { error } = console
  console.error = (...parts: unknown[]) => {
    keep(parts.map(textOf).join(' '))
    error(...parts)
  }
  window.addEventListener('error', ({ error: thrown, message }) => keep(textOf(thrown ?? message)))
  window.addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled: ${textOf(reason)}`))
  return () => faults
}
