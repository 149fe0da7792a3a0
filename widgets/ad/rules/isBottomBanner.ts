import type { AdOptions } from '../ad.schema.ts'

const NAME = /(?:^|[/_.-])banner[_-]bottom$/i

/** Whether a position is the banner at the window's bottom edge, by its kind, its id or its unit. */
export const isBottomBanner = ({
  slotType,
  id,
  adUnitCode,
}: Pick<AdOptions, 'slotType' | 'id' | 'adUnitCode'>): boolean =>
  slotType === 'banner_bottom' || NAME.test(id) || NAME.test(adUnitCode)
