import { accountPages, addresses } from '../../../src/site/addresses/addresses.ts'

/** Where an account page leads back to: here, or where this page itself leads back to when it is one of them. The page that uses it checks it again. */
export function backUrlOf(here: string): string {
  const { pathname, searchParams } = new URL(here)
  if (!accountPages.includes(pathname.replace(/\/$/, ''))) return here
  return searchParams.get('backUrl') ?? addresses.home
}
