import type { PaywallType } from '#widgets/paywall/paywall.schema.ts'
import { existingArticle } from '../../content/articleById.ts'
import { articlePath } from '../../content/articles.ts'
import type { BriefSlug } from '../../content/briefs/BriefText.ts'
import { briefPath, briefs } from '../../content/briefs/briefs.ts'

const article = (id: string) => articlePath(existingArticle(id))

function brief(slug: BriefSlug): string {
  const facts = briefs.find((one) => one.slug === slug)
  if (!facts) throw new Error(`There is no short piece ${slug}.`)
  return briefPath(facts)
}

/** The path at which a visitor meets each message, a different one for each. */
export const messagePaths: Record<PaywallType, string> = {
  blocking: article('1004'),
  'blocking-community': brief('l-orquestra-jove-assaja-a-la-llotja-del-peix'),
  regiwall: article('1003'),
  'column-counter': brief('el-dret-a-no-tenir-opinio'),
  'column-offer': article('1006'),
  'column-trial': brief('carta-a-qui-vindra-a-viure-al-meu-carrer'),
  'login-register': brief('una-escola-canvia-el-timbre-per-una-campana'),
  gift: `${article('1004')}?gift=open`,
  'gift-expired': `${article('1003')}?gift=expired`,
}
