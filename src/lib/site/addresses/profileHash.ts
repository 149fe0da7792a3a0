/**
 * The address of the profile's aside within a page: `#profile`, one of its panels, `#profile.saved`, or what a panel shows, `#profile.reader.2002`
 * (reader-account §2, "Profile area").
 */
export const profileHash = (panel?: string, id?: string): string =>
  `#profile${panel === undefined ? '' : `.${panel}`}${id === undefined ? '' : `.${encodeURIComponent(id)}`}`
