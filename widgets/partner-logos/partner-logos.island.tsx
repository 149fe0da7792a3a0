import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { webAddress } from '#lib/share/webAddress.ts'
import type { Site } from '#lib/site/config/config.ts'
import { PartnerLogos } from './PartnerLogos.tsx'
import type {} from './partner-logos.css'
import { PartnerLogosMarkerSchema } from './partner-logos.schema.ts'

/** The sites with partners (content-features §2, "Header and navigation"). */
const sitesWithPartners: readonly Site[] = ['ara', 'balears', 'andorra']

/**
 * The logos of the publisher's partners in the footer.
 *
 * Why an island: one footer is cached for all sites, of which three show them. Without it the marker's own children stay visible.
 *
 * No api, no model and no store: everything it shows is in the marker.
 */
export const partnerLogosIsland = defineIsland({
  name: 'partner-logos',
  css: sheets,
  options: PartnerLogosMarkerSchema,
  compose: ({ logos }, { config, location }) => (
    <PartnerLogos
      isShown={sitesWithPartners.includes(config.site)}
      logos={logos}
      web={(url) => webAddress(url, location.href())}
    />
  ),
})
