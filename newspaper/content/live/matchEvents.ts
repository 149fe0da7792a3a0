/** A cup tie in which everything happens: each type of event once, the first one first (content-features §9). It is level after ninety minutes. */
export const matchEvents: readonly {
  type: string
  minute?: string
  text?: string
  team?: 'home' | 'away'
  player?: string
  score?: string
}[] = [
  { type: 'info', text: 'Portclar: Serra; Vila, Roig, Pons, Mas; Riba, Soler, Ferrer; Costa, Bosch, Grau.' },
  { type: 'kick-off', minute: '1' },
  { type: 'throw-in', minute: '4', team: 'away' },
  { type: 'foul', minute: '7', team: 'home', player: 'Pons' },
  { type: 'corner-kick', minute: '9', team: 'home', player: 'Soler' },
  { type: 'goal', minute: '12', team: 'home', player: 'Costa', score: '1–0' },
  { type: 'offside', minute: '17', team: 'away', player: 'Molina' },
  { type: 'goal-kick', minute: '19', team: 'away' },
  { type: 'shoot-post', minute: '23', team: 'home', player: 'Grau' },
  { type: 'goal-saved', minute: '26', team: 'home', player: 'Serra' },
  { type: 'yellow-card', minute: '31', team: 'home', player: 'Roig' },
  { type: 'own-goal', minute: '38', team: 'home', player: 'Mas', score: '1–1' },
  { type: 'player-injured', minute: '44', team: 'home', player: 'Bosch' },
  { type: 'player-substituted', minute: '46', team: 'home', player: 'Bosch → Llull' },
  { type: 'shoot-failed', minute: '52', team: 'home', player: 'Llull' },
  { type: 'blooper', minute: '66', team: 'away', player: 'Marín' },
  { type: 'double-yellow-card', minute: '71', team: 'home', player: 'Roig' },
  { type: 'red-card', minute: '74', team: 'away', player: 'Molina' },
  { type: 'player-ejected', minute: '75', team: 'away', player: 'Molina' },
  { type: 'disallowed-goal', minute: '81', team: 'home', player: 'Grau' },
  { type: 'refereeing-controversy', minute: '82' },
  { type: 'penalty-missed', minute: '88', team: 'away', player: 'Ortega' },
  { type: 'first-extra-time-start', minute: '91' },
  { type: 'hand-ball', minute: '102', team: 'away', player: 'Ortega' },
  { type: 'penalty', minute: '103', team: 'home' },
  { type: 'penalty-goal', minute: '104', team: 'home', player: 'Soler', score: '2–1' },
  { type: 'match-finished', minute: '120+2', score: '2–1' },
]

export const matchTeams = { home: 'Portclar', away: 'Vilamar' } as const
