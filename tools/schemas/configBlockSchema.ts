import * as v from 'valibot'
import { linkNames } from '#lib/site/addresses/links.ts'
import { environments, formatSources, languages, sites, tokenPlaces } from '#lib/site/config/config.ts'
import { SupportSchema } from '#lib/site/config/readSupport.ts'
import { PermissionDefinitionsSchema } from '#page/session/permissions.ts'
import { AdServicesSchema } from '#widgets/ad/ad.schema.ts'
import { FramesSchema } from '#widgets/profile/frames/readFrameRights.ts'
import { VideoServicesSchema } from '#widgets/video/video.schema.ts'

const services = {
  ...AdServicesSchema.entries.services.wrapped.entries,
  ...VideoServicesSchema.entries.services.wrapped.entries,
}

/**
 * The block with `data-quiosc-config`, for editors. The library reads it without valibot, because every page does; a test compares the two.
 */
export const ConfigBlockSchema = v.object({
  site: v.optional(v.picklist(sites), 'ara'),
  lang: v.optional(v.picklist(languages)),
  env: v.optional(v.picklist(environments), 'PRO'),
  apiBase: v.optional(v.string(), '/api/front'),
  previewKey: v.optional(v.string(), 'quiosc-preview'),
  hosts: v.optional(v.array(v.string()), []),
  timeZone: v.optional(v.string(), 'Europe/Madrid'),
  formats: v.optional(v.picklist(formatSources), 'specification'),
  permissions: v.optional(PermissionDefinitionsSchema),
  denyAllPermissions: v.optional(v.boolean(), false),
  waitForConsent: v.optional(v.boolean(), false),
  tokenInAddress: v.optional(v.picklist(tokenPlaces), 'app'),
  cookieDomain: v.optional(v.string(), ''),
  services: v.optional(v.object(services), {}),
  links: v.optional(v.object(Object.fromEntries(linkNames.map((name) => [name, v.optional(v.string())]))), {}),
  support: v.optional(SupportSchema.entries.support.wrapped, {}),
  frames: v.optional(FramesSchema.entries.frames.wrapped, {}),
  widgetsInLists: v.optional(v.array(v.string()), []),
})
