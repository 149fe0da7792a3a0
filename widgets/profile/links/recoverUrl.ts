import { pageUrl } from '../../../src/site/addresses/pageUrl.ts'

/** The page that recovers a password, which leads back to this one (reader-account §2, "Password"). */
export function recoverUrl(address: string, here: string): string {
  const url = new URL(pageUrl(address, here))
  url.searchParams.set('backUrl', here)
  return url.href
}
