import { type PaywallMessage, type PaywallOptions, type PaywallText, paywallTexts } from '../paywall.schema.ts'

/** A box's texts from marker and message, none of them empty. */
export type Content = Partial<Record<PaywallText, string>> & { cardsImages: boolean }

/** An attribute takes precedence over the message's text (contract §2). What is written in two fields is said in the upper one; actions keep their labels. */
export function mergeContent(options: PaywallOptions, message: PaywallMessage | undefined): Content {
  const content: Content = { cardsImages: options.cardsImages ?? message?.cardsImages ?? false }
  for (const name of paywallTexts) {
    const text = options[name]?.trim() || message?.[name]?.trim()
    if (text && (/cta|link|url/i.test(name) || !Object.values(content).includes(text))) content[name] = text
  }
  return content
}
