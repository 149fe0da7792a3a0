import type { WidgetState } from '#islands/island/widgetState.ts'

export const states: Record<string, WidgetState> = {
  nick: { title: 'A nick', options: { userId: '2002', nick: 'Bet' } },
  long: { title: 'A long nick', options: { userId: '9011', nick: 'capita_de_la_barca_petita' } },
  unnamed: { title: 'Without a nick', options: { userId: '2002' } },
}
