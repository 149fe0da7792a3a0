import { encode } from 'uqr'

/** Modules of light around a code, as its standard asks for. */
const QUIET = 4

export interface QrCodeProps {
  text: string
  /** The code's accessible name. */
  name: string
}

/** A QR code, drawn as one shape: a page's policy may refuse pictures of data and markup of its own. */
export function QrCode({ text, name }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET })
  const shape = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="code" role="img" aria-label={name} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect className="code-paper" width={size} height={size} />
      <path className="code-ink" d={shape} />
    </svg>
  )
}
