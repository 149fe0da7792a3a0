import { renderToString } from 'react-dom/server.edge'
import { compileMessages } from '#tools/build/messages.ts'
import { createRenderer } from './createRenderer.ts'
import type { RenderOptions, RenderReport } from './renderer.types.ts'
import { servedWidgets } from './servedWidgets.ts'

const messages = compileMessages()

/** As the build makes it, from sources. */
export const testRenderer = () =>
  createRenderer({
    widgets: servedWidgets,
    texts: (name, language) => {
      const dictionary = messages[`${name}.${language}`]
      if (!dictionary) throw new Error(`${name} has no texts in ${language}.`)
      return dictionary
    },
    renderToString,
  })

type Answer = { status?: number; body: unknown }

/** A backend that answers by paths, and what it was asked. A text is sent as it is; a function may take its time. */
export function testBackend(answers: Record<string, Answer | (() => Promise<Response>)>) {
  const asked: { url: string; init: unknown }[] = []
  const reports: RenderReport[] = []
  const options: RenderOptions = {
    apiBase: 'https://backend.example/api/front',
    assets: '/quiosc/',
    onReport: (report) => reports.push(report),
    async fetch(url, init) {
      asked.push({ url, init })
      const answer = answers[url.replace('https://backend.example/api/front/', '')]
      if (typeof answer === 'function') return answer()
      if (!answer) return new Response('', { status: 404 })
      const { status = 200, body } = answer
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
    },
  }
  return { asked, reports, options }
}

/** A poll as the backend answers it. */
export const testPoll = {
  response: {
    question: 'Quin diari llegiu?',
    active: true,
    totalVotes: 1234,
    options: [
      { id: 'a', title: 'El matí', votes: 1000 },
      { id: 'b', title: 'La tarda', votes: 234 },
    ],
  },
}
