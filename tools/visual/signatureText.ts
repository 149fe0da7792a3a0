import { cellOf, fieldsOf, type Signature } from './Signature.ts'

const through = async (bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer())

/** As the baselines' files hold it: `390x812:` and the compressed fields. */
export async function writeSignature({ width, height, planes }: Signature): Promise<string> {
  const packed = await through(new Uint8Array(planes), new CompressionStream('deflate-raw'))
  return `${width}x${height}:${btoa(String.fromCharCode(...packed))}`
}

/** @throws For a text that is none. */
export async function readSignature(text: string): Promise<Signature> {
  const [, width = 0, height = 0, base64 = ''] = /^(\d+)x(\d+):(.+)$/.exec(text) ?? []
  const size = { width: Number(width), height: Number(height), cell: cellOf(Number(width)) }
  const packed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const planes = await through(packed, new DecompressionStream('deflate-raw'))
  if (planes.length === 0 || planes.length !== fieldsOf(size).count * 4)
    throw new Error(`“${text.slice(0, 20)}…” is no signature.`)
  return { ...size, planes }
}
