import { useState } from 'react'
import type {} from './avatar.css'

export interface AvatarProps {
  nick: string
  url?: string | null | undefined
  /** CSS pixels; 36 by default. */
  size?: number | undefined
}

/** A reader's picture, or the first letter of the nick without one. Decorative, because the nick is beside it. */
export const Avatar = ({ nick, url, size }: AvatarProps) =>
  url ? <Picture key={url} nick={nick} url={url} size={size} /> : <Initial nick={nick} size={size} />

const boxOf = (size: number | undefined) =>
  size === undefined ? undefined : { width: size, height: size, fontSize: size * 0.44 }

const Initial = ({ nick, size }: Omit<AvatarProps, 'url'>) => (
  <span className="q-avatar" style={boxOf(size)} aria-hidden="true">
    {[...nick.trim()][0]?.toUpperCase()}
  </span>
)

function Picture({ nick, url, size }: AvatarProps & { url: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) return <Initial nick={nick} size={size} />
  return (
    <img
      className="q-avatar"
      src={url}
      alt=""
      style={boxOf(size)}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
