/**
 * What a publisher's page on another host may do: its own scripts, forms and cookies, which sign the reader in on the web, and new windows, for payments. Not: take
 * the newspaper's page elsewhere, open modals, download.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * The sandbox of a framed page; undefined for one of the page's own host. That one needs its cookies and its scripts, and with both of them it can reach the page around
 * it and take its sandbox off: the attribute would promise what it does not hold, which Chromium warns of.
 */
export const sandboxOf = (src: string, here: string): string | undefined =>
  new URL(src).origin === new URL(here).origin ? undefined : SANDBOX
