import { useState } from 'react'

export interface AvatarProps {
  nick: string
  url?: string | null | undefined
  /** CSS pixels; 36 by default. */
  size?: number
}

/** A reader's picture, or the first letter of the nick where there is none or it does not load. The nick stands beside it, so it says nothing. Needs `avatar.css`. */
export function Avatar({ nick, url, size = 36 }: AvatarProps) {
  // Which address was broken, so that a new one gets its chance.
  const [broken, setBroken] = useState<string>()
  const box = { width: size, height: size, fontSize: size * 0.44 }
  if (url && url !== broken)
    return (
      <img
        className="q-avatar"
        src={url}
        alt=""
        width={size}
        height={size}
        style={box}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(url)}
      />
    )
  return (
    <span className="q-avatar" style={box} aria-hidden="true">
      {[...nick.trim()][0]?.toUpperCase()}
    </span>
  )
}
