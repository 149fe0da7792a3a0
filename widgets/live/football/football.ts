export { MatchEvent } from './MatchEvent.tsx'
export { Scoreboard } from './Scoreboard.tsx'
