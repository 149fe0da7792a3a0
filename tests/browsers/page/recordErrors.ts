/** Records what goes wrong in a document, in the same way in all browsers. Runs before any other script. */
export function recordErrors(): string[] {
  const errors: string[] = []
  const { error } = console
  console.error = (...args: unknown[]) => {
    errors.push(`console: ${args.map(String).join(' ')}`)
    error.apply(console, args)
  }
  addEventListener('error', ({ message, filename, lineno }) => errors.push(`${message} (${filename}:${lineno})`))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    errors.push(`policy: ${violatedDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`),
  )
  // A document that is left takes its errors with it.
  addEventListener('pagehide', () => {
    if (errors.length > 0) navigator.sendBeacon('/browsers/errors', JSON.stringify(errors))
  })
  return errors
}
