import type { Page } from '#islands/runtime/page.types.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { check } from '#lib/schema/parseJson.ts'
import { serviceScript } from '#lib/site/services/serviceScripts.ts'
import { AdServicesSchema } from '../ad.schema.ts'

/** Reads the address of the publisher's ad service; undefined on a page that has none, or a wrong one, which is reported. */
export function readAdService({
  config,
  location,
  report,
}: Pick<Page, 'config' | 'location' | 'report'>): { address: string; network: string } | undefined {
  const complain = (problem: string) => report(new Error(problem), 'ad')
  const checked = check({ services: config.services }, AdServicesSchema, (issue) =>
    report(new ValueError('configuration', issue), 'ad'),
  )
  const { adService, adNetwork: network } = checked.ok ? checked.value.services : {}
  if (adService === undefined || network === undefined) return undefined
  const address = serviceScript(adService, location.href(), config)
  if (address === undefined)
    complain(
      `services.adService: “${adService}” is neither the page’s own nor named by its configuration block, by https.`,
    )
  return address === undefined ? undefined : { address, network }
}
