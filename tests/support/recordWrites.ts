import type { Page } from 'playwright'

/** Records what a page asks of the backend, and whatever it sends anywhere but to read. */
export function recordWrites(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const reads = request.method() === 'GET' || request.method() === 'HEAD'
    if (!reads || new URL(request.url()).pathname.startsWith('/api/')) sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}
