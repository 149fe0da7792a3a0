import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface FloorComment {
  id: string
  body: string
  publicationDate: string
  likesNumber: number
  author: { nick: string; avatarUrl?: string | null }
}

function Row({ body, publicationDate, likesNumber, author }: FloorComment) {
  return (
    <li>
      <p>
        {author.avatarUrl && (
          <img src={author.avatarUrl} alt="" width="36" height="36" loading="lazy" decoding="async" />
        )}
        <strong>{author.nick}</strong>{' '}
        <time dateTime={publicationDate}>{new Date(publicationDate).toLocaleString()}</time>
      </p>
      <p>{body}</p>
      <button type="button">♥ {likesNumber}</button> <button type="button">Reply</button>
    </li>
  )
}

/** The minimum that renders the same comments: no loader, no session, no states, no other language. */
function Floor() {
  const [comments, setComments] = useState<FloorComment[]>([])
  useEffect(() => {
    fetch('/api/front/comment/content/1001?order=desc')
      .then((answer) => answer.json())
      .then((answer: { response?: { comments: FloorComment[] }; data?: { comments: FloorComment[] } }) =>
        setComments((answer.response ?? answer.data)?.comments ?? []),
      )
  }, [])
  return (
    <ol>
      {comments.map((comment) => (
        <Row key={comment.id} {...comment} />
      ))}
    </ol>
  )
}

const place = document.getElementById('floor')
if (place) createRoot(place).render(<Floor />)
