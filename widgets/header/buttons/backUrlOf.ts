import { accountPages, addresses } from '../../../src/site/addresses/addresses.ts'
import { safeUrl } from '../../../src/site/addresses/safeUrl.ts'

/**
 * Where an account page leads back to: here, or where this page itself leads back to when it is one of them. A page that uses it checks it again, and the native app
 * has only this check.
 */
export function backUrlOf(here: string, hosts: readonly string[]): string {
  const { pathname, searchParams } = new URL(here)
  if (!accountPages.includes(pathname.replace(/\/$/, ''))) return here
  return safeUrl(searchParams.get('backUrl') ?? addresses.home, here, hosts)
}
