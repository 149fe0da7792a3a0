/** The newspaper's lives, by the ids of their markers. */
export const liveIds = {
  storm: '4801',
  match: '4802',
  /** It has no messages yet. */
  planned: '4803',
  /** The storm, when it was over. */
  past: '4804',
} as const

/** The values of the storm's filter, in the order of its names. */
export const stormCategories = ['carreteres', 'mar', 'escoles'] as const
