import { readBinaryText, toBinaryText } from './binaryText.ts'
import type { Filler } from './createFiller.ts'
import type { FoundMarker } from './createPageReader.ts'
import { createPageReader } from './createPageReader.ts'
import type { Filling } from './filling.ts'
import { contentOf, RENDERED } from './filling.ts'
import { asciiMarkup } from './markup.ts'

/** A marker whose start tag was read, and that nothing after it was sent of. */
interface HeldMarker {
  marker: FoundMarker
  state: { status: 'waiting' } | { status: 'settled'; filling: Filling | undefined }
}

export interface RenderStreamDeps {
  filler: Filler
  /** The element of the page's own sheet. */
  pageSheet(): Promise<string>
}

/**
 * Fills the markers of a page while it flows through. A byte waits only for the markers before it, and for the end of the tag that it is in. All bytes are those that came,
 * whatever their encoding; what is added is ASCII.
 */
export function createRenderStream({ filler, pageSheet }: RenderStreamDeps): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder()
  const held: HeldMarker[] = []
  const fillings = new Set<Promise<void>>()
  /** What came and was not sent, as it came and as a text; and how much was sent before it. */
  const pieces: Uint8Array[] = []
  let unsent = ''
  let sent = 0
  let sheet: string | undefined
  let send: (bytes: Uint8Array) => void = () => {}

  const sendUntil = (end: number) => {
    unsent = unsent.slice(Math.max(0, end - sent))
    for (let [piece] = pieces; piece && sent < end; [piece] = pieces) {
      const part = piece.subarray(0, end - sent)
      if (part.length === piece.length) pieces.shift()
      else pieces[0] = piece.subarray(part.length)
      sent += part.length
      send(part)
    }
  }
  const add = (text: string) => send(encoder.encode(text))

  const sendWhatIsReady = () => {
    for (let [first] = held; first; [first] = held) {
      sendUntil(first.marker.attributesAt)
      if (first.state.status === 'waiting') return
      held.shift()
      const { filling } = first.state
      if (!filling) continue
      add(RENDERED)
      sendUntil(first.marker.contentAt)
      add(contentOf(filling, 'ascii') + (sheet ?? ''))
      // The first one has brought it.
      sheet = ''
    }
    const began = reader.endsInText() ? -1 : unsent.indexOf('<', Math.max(0, reader.lastEnd() - sent))
    sendUntil(began < 0 ? sent + unsent.length : sent + began)
  }

  const fill = async (found: HeldMarker) => {
    const filling = await filler.fill(found.marker, reader.facts)
    if (filling) sheet ??= asciiMarkup(await pageSheet())
    found.state = { status: 'settled', filling }
  }
  const reader = createPageReader(
    {
      onOpen(marker) {
        held.push({ marker, state: { status: 'waiting' } })
        filler.prefetch(marker)
      },
      onClose(marker, isFilled) {
        const found = held.find((one) => one.marker === marker)
        if (!found) return
        if (isFilled) {
          found.state = { status: 'settled', filling: undefined }
          return
        }
        const filling = fill(found).then(sendWhatIsReady)
        fillings.add(filling)
      },
    },
    readBinaryText,
  )

  return new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      send = (bytes) => {
        if (bytes.length > 0) controller.enqueue(bytes)
      }
    },
    transform(chunk) {
      const text = toBinaryText(chunk)
      pieces.push(chunk)
      unsent += text
      reader.read(text)
      sendWhatIsReady()
    },
    async flush() {
      reader.end()
      await Promise.all(fillings)
      sendWhatIsReady()
      sendUntil(sent + unsent.length)
    },
  })
}
