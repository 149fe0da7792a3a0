/** What the events `quiosc:followed` and `quiosc:unfollowed` tell (contract §3). */
export interface FollowTarget {
  kind: 'author' | 'topic' | 'column' | 'user'
  id: string
}
