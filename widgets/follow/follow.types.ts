/** The `detail` of `quiosc:followed` and `quiosc:unfollowed` (contract §3). */
export interface FollowTarget {
  kind: 'author' | 'topic' | 'column' | 'user'
  id: string
}
