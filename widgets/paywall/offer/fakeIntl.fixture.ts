import type { PageIntl } from '#kit/i18n/PageIntl.ts'

/** A fake `t` that returns the key and values: `trialDays(14)`. */
export const fakeIntl: Pick<PageIntl, 't'> = {
  t: (message, ...[values]) => {
    const name = message.id.replace('paywall.', '')
    return values ? `${name}(${Object.values(values).join('/')})` : name
  },
}
