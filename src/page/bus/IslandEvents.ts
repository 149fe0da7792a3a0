/**
 * The events by which islands of one page tell each other what they know and want, by name. Each is an event of the contract too, so its `detail` is declared
 * once, in `widgets/events.ts`. They are sent by {@link publish} and received by {@link subscribe}, and by nothing else.
 */
export type IslandEvents = {
  [Name in
    | 'quiosc:comment-deleted'
    | 'quiosc:comments-count-wanted'
    | 'quiosc:comments-counted'
    | 'quiosc:filtered'
    | 'quiosc:poll-voted'
    | 'quiosc:register-closed'
    | 'quiosc:show-modal']: DocumentEventMap[Name]['detail']
}
