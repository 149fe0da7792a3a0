/** The second tab of the readers, and the id of its address: `#profile.readers.followed`. */
export const FOLLOWED_TAB = 'followed'
