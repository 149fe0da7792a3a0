import { readBinaryText, toBinaryText } from './binaryText.ts'
import type { Filler } from './createFiller.ts'
import { createPageReader, type FoundMarker } from './createPageReader.ts'
import { type Insertion, insertionsOf } from './filling.ts'
import { asciiMarkup } from './markup.ts'

/** A place of which nothing after it was sent: in a marker whose start tag was read, or in its logo. */
interface HeldPlace {
  at: number
  marker: FoundMarker
  /** `isView`: the page's own sheet may follow. */
  state: { status: 'waiting' } | { status: 'settled'; insertions: readonly Insertion[]; isView?: true }
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
  const held: HeldPlace[] = []
  const fillings = new Set<Promise<void>>()
  /** The bytes that came and were not sent, in the pieces in which they came and as a text; and the number of bytes that were sent before them. */
  const pieces: Uint8Array[] = []
  let unsent = ''
  let sent = 0
  /** Until the first view has brought it. */
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
      sendUntil(first.at)
      if (first.state.status === 'waiting') return
      held.shift()
      const { insertions, isView } = first.state
      for (const { at, text } of insertions) {
        sendUntil(at)
        add(text)
      }
      if (!isView) continue
      add(sheet ?? '')
      sheet = ''
    }
    const began = reader.endsInText() ? -1 : unsent.indexOf('<', Math.max(0, reader.lastEnd() - sent))
    sendUntil(began < 0 ? sent + unsent.length : sent + began)
  }

  const fill = async (found: HeldPlace) => {
    const { marker } = found
    const filling = await filler.fill(marker, reader.facts)
    if (!filling) {
      found.state = { status: 'settled', insertions: [] }
      return
    }
    const ownSheet = await pageSheet()
    sheet ??= asciiMarkup(ownSheet)
    const insertions = insertionsOf(marker, filling, '', 'ascii')
    found.state = { status: 'settled', insertions: insertions.slice(0, 2), isView: true }
    // Other markers may stand before its logo.
    for (const insertion of insertions.slice(2))
      held.push({ at: insertion.at, marker, state: { status: 'settled', insertions: [insertion] } })
    held.sort((one, other) => one.at - other.at)
  }
  const reader = createPageReader(
    {
      onOpen(marker) {
        held.push({ at: marker.attributesAt, marker, state: { status: 'waiting' } })
        filler.prefetch(marker)
      },
      onClose(marker, isFilled) {
        const found = held.find((one) => one.marker === marker)
        if (!found) return
        if (isFilled) {
          found.state = { status: 'settled', insertions: [] }
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
